"""A player that learns, in Python: it counts where tokens land, from game to game, and builds and bids where they do.

The same as examples/typescript/learner.ts. Events and their fields: docs/player-reference.md; memory: docs/protocol.md.
"""

from monopoly_arena import Player, play


class Learner(Player):
    label = "Learner"
    summary = "counts where tokens land, and builds and bids where they do"
    learns = True
    events = True
    parameters = [
        {
            "name": "reserve",
            "type": "int",
            "range": [0, 1000],
            "scale": "linear",
            "default": 100,
            "meaning": "dollars that it keeps in hand",
        }
    ]

    def __init__(self, settings, seed):
        super().__init__(settings, seed)
        self.visits = {}

    def observe(self, event):
        """Told what happens at the table, in order."""
        if event["type"] == "PlayerMoved":
            self.visits[event["to"]] = self.visits.get(event["to"], 0) + 1

    def snapshot(self):
        """JSON with a version; its keys are text."""
        return {"version": 1, "visits": {str(square): count for square, count in sorted(self.visits.items())}}

    def restore(self, memory):
        if not isinstance(memory, dict) or memory.get("version") != 1:
            raise ValueError("no memory of this player: expected version 1")
        self.visits = {int(square): count for square, count in memory["visits"].items()}

    def popularity(self, square):
        """How much more often the square is visited than the mean of all, 20 visits of each taken for granted."""
        size = len(self.board["prices"])
        return (self.visits.get(square, 0) + 20) / (sum(self.visits.values()) / size + 20)

    def spare(self, position):
        return position["cash"][self.seat] - self.settings["reserve"]

    def buy(self, position, square):
        return self.spare(position) >= self.board["prices"][square]

    def bid(self, position, square, standing):
        least = standing + self.table["rules"]["auctionIncrement"]
        most = min(int(self.board["prices"][square] * self.popularity(square)), self.spare(position))
        return least if least <= most else 0

    def build(self, position):
        """A house on the lot of a complete group that is visited most."""
        open_lots = []
        for group in self.board["sets"]:
            cost = self.board["houseCosts"][group[0]]
            mine = all(position["owners"][lot] == self.seat and not position["mortgaged"][lot] for lot in group)
            level = min(position["buildings"][lot] for lot in group)
            if mine and 0 < cost <= self.spare(position) and level < 4 and position["housesLeft"] > 0:
                open_lots += [lot for lot in group if position["buildings"][lot] == level]
        return [max(open_lots, key=self.popularity)] if open_lots else []


if __name__ == "__main__":
    play(Learner)
