"""Writes site/index.html, a page with the fares. For practice, CC0."""

import os

from fare import fare

rows = "".join(f"<li>Age {age}: {fare(age)} rupees</li>" for age in (11, 12, 59, 60))
os.makedirs("site", exist_ok=True)
with open("site/index.html", "w", encoding="utf-8") as page:
    page.write(f"<!doctype html><title>Fares</title><h1>Bus fares</h1><ul>{rows}</ul>\n")
print("site/index.html written")
