"""Reads the feed of a status as a feed reader does; usage: feed.py FOLDER. Prints one line per check."""

import os
import sys

import feedparser


def main(folder):
    address = "https://status.example.org/claims/feed.xml"
    headers = {"content-location": address, "content-type": "application/atom+xml"}
    with open(os.path.join(folder, "feed.xml"), "rb") as file:
        read = feedparser.parse(file.read(), response_headers=headers)
    wrong = 0

    def check(name, right, found):
        nonlocal wrong
        print("ok" if right else "WRONG", "feedparser", name, *([] if right else [found]))
        wrong += not right

    check("well-formed", not read.bozo and read.version == "atom10", read.get("bozo_exception"))
    check("entries", any("tokens leak" in one.content[0].value for one in read.entries), read.entries)
    ids = [one.id for one in read.entries]
    check("ids", len(set(ids)) == len(ids) > 0 and read.feed.id not in ids, ids)
    times = [one.updated_parsed for one in read.entries]
    check("times", None not in times and times == sorted(times, reverse=True), times)
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        page = file.read()
    links = [one.link for one in read.entries]
    places = [link.removeprefix("https://status.example.org/claims/index.html#") for link in links]
    check("links", all(f'id="{place}"' in page for place in places), links)
    return 1 if wrong else 0


sys.exit(main(sys.argv[1]))
