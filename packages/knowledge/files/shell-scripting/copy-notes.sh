#!/bin/bash
# Copies all notes of a folder into a new folder. It has faults on purpose. CC0.
folder=$1
target=$2
mkdir $target
for note in $(ls $folder)
do
  cp $folder/$note $target
done
cd $target
echo Copied $(ls | wc -l) notes to $target
