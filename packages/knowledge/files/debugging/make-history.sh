#!/bin/sh
# Makes a folder 'fares' with 40 commits. One of them brought a fault.
set -e
mkdir fares
cd fares
git init -q
git config user.name Learner
git config user.email learner@example.org
cat > check.py <<'PYTHON'
from fare import fare

raise SystemExit(0 if fare(12) == 80 else 1)
PYTHON
number=1
while [ $number -le 40 ]; do
  cat > fare.py <<PYTHON
STOPS = $number


def fare(stops):
    return 20 + 5 * stops
PYTHON
  if [ $number -ge 23 ]; then
    sed 's/5 \* stops/5 * min(stops, 10)/' fare.py > changed.py
    mv changed.py fare.py
  fi
  echo "stop $number" >> stops.txt
  git add .
  git commit -q -m "Add stop $number"
  number=$((number + 1))
done
