"""PPO in one file, for PyTorch: one network plays all seats of a batch.

    python examples/torch_ppo.py --game quixo --options board=4 --updates 200

The buffers of the batch are looked at by torch without a copy (`torch.from_dlpack`).
"""

import argparse

import numpy as np
import torch
from torch import nn

import klots


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="quixo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Agent(nn.Module):
    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(observations.float().clamp(max=8) / 4)
        logits = self.actor(body).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(body).squeeze(-1)


def main(how: argparse.Namespace) -> float:
    torch.manual_seed(how.seed)
    batch = klots.batch(how.game, how.games, seats=how.seats, options=how.options, seed=how.seed)
    observations, masks = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks.view(np.uint8))
    agent = Agent(batch.shape["observation"], batch.shape["actions"])
    optimizer = torch.optim.Adam(agent.parameters(), 3e-4)
    games = np.arange(how.games)
    for update in range(how.updates):
        rows, results = [], np.zeros((how.steps, how.games, how.seats), np.float32)
        for step in range(how.steps):
            seen, may = observations.clone(), masks.bool()
            with torch.no_grad():
                policy, value = agent(seen, may)
                action = policy.sample()
            rows.append((seen, may, action, policy.log_prob(action), value, batch.seats.copy()))
            batch.step(action.numpy())
            results[step] = batch.rewards
        worth, open_ends = np.zeros((how.steps, how.games), np.float32), np.ones((how.steps, how.games), bool)
        ahead, known = np.zeros((how.games, how.seats), np.float32), np.zeros(how.games, bool)
        for step in reversed(range(how.steps)):
            ended = results[step].any(axis=1)
            ahead[ended], known = results[step][ended], known | ended
            worth[step], open_ends[step] = ahead[games, rows[step][5]], ~known
        keep = torch.from_numpy(~open_ends.ravel())
        seen, may, action, before, value = (torch.cat([row[n] for row in rows])[keep] for n in range(5))
        target = torch.from_numpy(worth.ravel())[keep]
        advantage = target - value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for part in torch.randperm(len(target)).split(4096):
            policy, value = agent(seen[part], may[part])
            ratio = (policy.log_prob(action[part]) - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(0.8, 1.2) * advantage[part]).mean()
            loss = -gain + 0.5 * (value - target[part]).square().mean() - 0.01 * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        if update % 10 == 0:
            print(f"update {update}: loss {loss.item():.3f}, {int(keep.sum())} moves with a result")
    return float(loss.item())


if __name__ == "__main__":
    main(arguments())
