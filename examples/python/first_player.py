"""A first player in Python. What it answers and why: docs/protocol.md; how to get better: docs/writing-a-player.md."""

from monopoly_arena import Player, play


class FirstPlayer(Player):
    label = "FirstPlayer"
    version = 1  # Count it up when it plays differently.
    summary = "buys what it can pay for, builds with what is left"
    parameters = [
        {
            "name": "reserve",
            "type": "int",
            "range": [0, 1000],
            "scale": "linear",
            "default": 150,
            "meaning": "dollars that it keeps in hand",
        }
    ]

    def spare(self, position):
        """Dollars that it may spend now."""
        return position["cash"][self.seat] - self.settings["reserve"]

    def jail(self, position):
        """Out as soon as possible; the fine may not be paid before the last throw."""
        if position["jailCards"][self.seat] > 0:
            return "card"
        rules = self.table["rules"]
        offered = position["jailTurns"] < rules["jailAttempts"] - 1
        return "pay" if offered and self.spare(position) >= rules["jailFine"] else "roll"

    def buy(self, position, square):
        return self.spare(position) >= self.board["prices"][square]

    def bid(self, position, square, standing):
        """Up to the printed price, by a tenth of it each time."""
        price = self.board["prices"][square]
        most = min(price, self.spare(position))
        least = standing + self.table["rules"]["auctionIncrement"]
        return max(least, min(most, standing + price // 10)) if least <= most else 0

    def build(self, position):
        """One round of houses on every complete group it can pay for."""
        cash, houses, lots = self.spare(position), position["housesLeft"], []
        for group in self.board["sets"]:
            cost = self.board["houseCosts"][group[0]]
            mine = all(position["owners"][lot] == self.seat and not position["mortgaged"][lot] for lot in group)
            level = min(position["buildings"][lot] for lot in group)
            if cost == 0 or not mine or level >= 4:
                continue
            for lot in group:
                if position["buildings"][lot] == level and cash >= cost and houses > 0:
                    lots.append(lot)
                    cash -= cost
                    houses -= 1
        return lots

    def unmortgage(self, position):
        """Lifts the first mortgage that it can pay for."""
        for square, owner in enumerate(position["owners"]):
            if owner == self.seat and position["mortgaged"][square]:
                cost = self.board["mortgageValues"][square] * 1.1 + 1
                return [square] if self.spare(position) >= cost else []
        return []

    def raise_cash(self, position, missing):
        """Nothing of its own: the arena then sells and mortgages in its own order, the least rent lost first."""
        return []


if __name__ == "__main__":
    play(FirstPlayer)
