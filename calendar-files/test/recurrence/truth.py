"""When the events of calendars are, by python's icalendar with recurring-ical-events.

Reads a JSON list of {name, text} on standard input. Writes a line "# name" for each, then a line for
each occurrence that starts in the window given as two dates: "start end uid title", in UTC, floating
times and whole days as they are written.
"""
import datetime
import json
import sys

import icalendar
import recurring_ical_events


def shown(value):
    if not isinstance(value, datetime.datetime):
        return value.strftime("%Y-%m-%d")
    if value.tzinfo is not None:
        value = value.astimezone(datetime.timezone.utc)
    return value.strftime("%Y-%m-%dT%H:%M")


def occurrences(text, first, last):
    calendar = icalendar.Calendar.from_ical(text)
    day = datetime.timedelta(days=1)
    found = recurring_ical_events.of(calendar).between(first - 3 * day, last + 3 * day)
    rows = set()
    for event in found:
        start, end = shown(event["DTSTART"].dt), shown(event["DTEND"].dt)
        if first.isoformat() <= start[:10] < last.isoformat():
            rows.add(f"{start} {end} {event.get('UID', '')} {str(event.get('SUMMARY', '')).strip()}")
    return sorted(rows)


def main():
    first, last = (datetime.date.fromisoformat(each) for each in sys.argv[1:3])
    for calendar in json.load(sys.stdin):
        try:
            rows = occurrences(calendar["text"], first, last)
        except Exception as error:  # an implementation that gives up is no witness
            rows = [f"! {error!r}"]
        print("\n".join([f"# {calendar['name']}", *rows]))


main()
