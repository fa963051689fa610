"""Parcel desk: a practice program for the skill 'Secure coding'. Everything in it is invented. Licence: CC0.

It is unsafe on purpose. Run it only on your own computer:  python3 parcel_desk.py
Then open http://localhost:8080. It needs Python 3.9 or later and nothing else.
"""
import json
import os
import sqlite3
import subprocess
import sys
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

ADMIN_KEY = "invented-key-4711"
LABELS = "labels"

db = sqlite3.connect(":memory:", check_same_thread=False)
db.executescript("""
CREATE TABLE parcels (id INTEGER PRIMARY KEY, owner TEXT, town TEXT, grams INTEGER, note TEXT);
INSERT INTO parcels (owner, town, grams, note) VALUES
 ('nila', 'Jaffna', 400, 'Tea for an aunt'),
 ('nila', 'Galle', 1200, 'Two books'),
 ('arun', 'Kandy', 250, 'A spare key'),
 ('arun', 'Jaffna', 3000, 'Spices'),
 ('devi', 'Matara', 90, 'A letter'),
 ('devi', 'Galle', 700, 'School shirts');
""")
os.makedirs(LABELS, exist_ok=True)
for number in range(1, 7):
    with open(os.path.join(LABELS, f"{number}.txt"), "w") as label:
        label.write(f"Parcel {number}\n")


def find(owner, town):
    query = f"SELECT id, owner, town, grams, note FROM parcels WHERE owner = '{owner}' AND town LIKE '%{town}%'"
    return db.execute(query).fetchall()


def page(title, body):
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1>{body}"


class Desk(BaseHTTPRequestHandler):
    def answer(self, status, text, kind="text/html"):
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        url = urlparse(self.path)
        asked = {key: values[0] for key, values in parse_qs(url.query).items()}
        user = asked.get("user", "nila")  # pretend that signing in has given us this name
        try:
            if url.path == "/":
                town = asked.get("town", "")
                rows = "".join(f"<li>{row[0]}: {row[2]}, {row[3]} g, {row[4]}</li>" for row in find(user, town))
                self.answer(200, page("Your parcels", f"<form><label>Town <input name=town value='{town}'></label></form><p>Results for {town}</p><ul>{rows}</ul>"))
            elif url.path == "/parcel":
                row = db.execute("SELECT id, owner, town, grams, note FROM parcels WHERE id = ?", (asked["id"],)).fetchone()
                self.answer(200, json.dumps(row), "application/json")
            elif url.path == "/label":
                with open(LABELS + "/" + asked["file"]) as label:
                    self.answer(200, label.read(), "text/plain")
            elif url.path == "/count":
                command = f'"{sys.executable}" -c "print(len(open(\'{LABELS}/{asked["file"]}\').read()))"'
                self.answer(200, subprocess.run(command, shell=True, capture_output=True, text=True).stdout, "text/plain")
            elif url.path == "/admin":
                print("admin page asked with key", asked.get("key"))
                if asked.get("key") != ADMIN_KEY:
                    self.answer(403, page("No", ""))
                else:
                    self.answer(200, json.dumps(db.execute("SELECT * FROM parcels").fetchall()), "application/json")
            else:
                self.answer(404, page("Not found", ""))
        except Exception:
            self.answer(500, "<pre>" + traceback.format_exc() + "</pre>")

    def do_POST(self):
        form = {key: values[0] for key, values in parse_qs(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()).items()}
        try:
            db.execute("INSERT INTO parcels (owner, town, grams, note) VALUES (?, ?, ?, ?)", (form["user"], form["town"], int(form["grams"]), form.get("note", "")))
            self.answer(201, page("Saved", ""))
        except Exception:
            self.answer(500, "<pre>" + traceback.format_exc() + "</pre>")


if __name__ == "__main__":
    print("Parcel desk on http://localhost:8080")
    ThreadingHTTPServer(("127.0.0.1", 8080), Desk).serve_forever()
