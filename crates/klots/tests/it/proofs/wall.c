/* Put before a program, this lets it read a clock on the wall that a file sets ahead or back. Clocks that nobody sets
   are left alone. */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *ahead;

__attribute__((constructor)) static void look_at_the_wall(void) {
    const char *name = getenv("KLOTS_WALL");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *page = mmap(NULL, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED)
        ahead = page;
    close(file);
}

static int64_t seconds(void) { return ahead ? *ahead : 0; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    int answer = (int)syscall(SYS_clock_gettime, clock, now);
    if (answer == 0 && clock == CLOCK_REALTIME)
        now->tv_sec += seconds();
    return answer;
}

int gettimeofday(struct timeval *now, void *zone) {
    (void)zone;
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0)
        return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *told) {
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0)
        return (time_t)-1;
    if (told)
        *told = exact.tv_sec;
    return exact.tv_sec;
}
