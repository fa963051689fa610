"""A notice board for practice. It keeps its notes in a file, or in PostgreSQL if DATABASE_URL is set. CC0."""

import html
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

PORT = int(os.environ.get("PORT", "8000"))
DATABASE_URL = os.environ.get("DATABASE_URL")
FILE = os.environ.get("BOARD_FILE", "/data/notes.txt")

if DATABASE_URL:
    import psycopg

    with psycopg.connect(DATABASE_URL) as db:
        db.execute("create table if not exists notes (id serial primary key, note text not null)")


def notes():
    if DATABASE_URL:
        with psycopg.connect(DATABASE_URL) as db:
            return [row[0] for row in db.execute("select note from notes order by id")]
    if not os.path.exists(FILE):
        return []
    with open(FILE, encoding="utf-8") as file:
        return file.read().splitlines()


def add(note):
    if DATABASE_URL:
        with psycopg.connect(DATABASE_URL) as db:
            db.execute("insert into notes (note) values (%s)", [note])
    else:
        os.makedirs(os.path.dirname(FILE), exist_ok=True)
        with open(FILE, "a", encoding="utf-8") as file:
            file.write(note + "\n")


class Board(BaseHTTPRequestHandler):
    def do_GET(self):
        items = "".join(f"<li>{html.escape(note)}</li>" for note in notes())
        page = f"<h1>Notice board</h1><ul>{items}</ul><form method=post><input name=note><button>Add</button></form>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.encode())

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        note = parse_qs(self.rfile.read(length).decode()).get("note", [""])[0].strip()
        if note:
            add(" ".join(note.split()))
        self.send_response(303)
        self.send_header("Location", "/")
        self.end_headers()


print(f"Board on port {PORT}, notes in {'PostgreSQL' if DATABASE_URL else FILE}", file=sys.stderr, flush=True)
ThreadingHTTPServer(("0.0.0.0", PORT), Board).serve_forever()
