def as_coins(copper):
    """100 copper are a silver, 20 silver a gold."""
    silver, copper = divmod(copper, 100)
    gold, silver = divmod(silver, 20)
    parts = [(gold, "gold"), (silver, "silver"), (copper, "copper")]
    return " ".join(f"{amount} {coin}" for amount, coin in parts if amount) or "nothing"
