import type { SelfChecks } from '#knowledge/types.ts'

export const infrastructureSelfChecks: SelfChecks = {
  'operating-systems': [
    {
      ask: 'A machine is slow although its processor is nearly idle: where do you look next, and why?',
      answer:
        'At memory and disk: processes that wait for swapping or slow storage use no processor time. The number of processes waiting on input and output and the swap activity show it.',
    },
    {
      ask: 'What does a process have for itself that threads of one process share?',
      answer:
        'A process has its own address space and open files. Threads of one process share both and differ only in their stack and registers, so one thread can corrupt another’s data.',
    },
    {
      ask: 'What happens when a program asks for more memory than the machine has free?',
      answer:
        'The system first gives up caches and moves pages to swap; when that is not enough the allocation fails or, on Linux, the out-of-memory killer ends a process.',
    },
  ],
  linux: [
    {
      ask: 'A disk reports no free space although the files you see fill half of it: which two causes come first?',
      answer:
        'Deleted files still held open by a process (lsof +L1 shows them) or a lack of inodes (df -i shows it). A mount hiding older files is a third.',
    },
    {
      ask: 'Why may a script with permissions 644 be readable by you and yet not run as ./script, and what changes that?',
      answer:
        'The execute bit is missing; chmod +x adds it. Running it as an argument of bash needs read permission only.',
    },
    {
      ask: 'How would you make sure that nobody can log in to a server over SSH with a password, without locking yourself out?',
      answer:
        'Install a key and test it in a second session, set PasswordAuthentication no (and keyboard-interactive off), check with sshd -t, reload, and keep the first session open until a new login works.',
    },
  ],
  'shell-scripting': [
    {
      ask: 'What goes wrong with rm $file when the variable holds a name with a space, and how do you prevent it?',
      answer:
        'The shell splits the name into two words and removes other files; double quotes, rm -- "$file", keep it one argument.',
    },
    {
      ask: 'What do the options in set -euo pipefail each do?',
      answer:
        '-e stops at a failing command, -u at an unset variable, and pipefail makes a pipeline fail when any part of it fails. -e does not act inside conditions.',
    },
    {
      ask: 'How do you make sure that a temporary folder is removed even when the script is interrupted?',
      answer:
        'Create it with mktemp -d and set a trap on EXIT that removes it; the trap runs on normal end, on errors and after an interrupt.',
    },
  ],
  networking: [
    {
      ask: 'A host can ping 8.8.8.8 but cannot open any site by name: which layer do you suspect and how do you confirm it?',
      answer:
        'Name resolution: routing works. Ask a resolver directly with dig or nslookup, and compare the configured DNS server with a known one.',
    },
    {
      ask: 'How many usable host addresses has a /27 network, and which address marks the end of 192.168.1.32/27?',
      answer: 'Thirty: 32 addresses less network and broadcast. Its broadcast address is 192.168.1.63.',
    },
    {
      ask: 'What does a switch do with a frame for an address it has not learned yet?',
      answer:
        'It floods the frame out of all other ports of the same VLAN, and learns the sender’s address on the port it came from.',
    },
  ],
  virtualisation: [
    {
      ask: 'Why is a snapshot no backup?',
      answer:
        'It lives on the same storage and depends on the original disk, so losing that loses both. It also grows and slows the machine when kept for long.',
    },
    {
      ask: 'What is the difference between a bridged and a NAT network for a virtual machine?',
      answer:
        'Bridged puts the machine on the real network with an address of its own; with NAT it hides behind the host and cannot be reached from outside without port forwarding.',
    },
    {
      ask: 'What happens when the machines on one host are given more virtual processors than it has cores?',
      answer:
        'They take turns: fine while most are idle, but under load they wait for a core, seen as steal or ready time.',
    },
  ],
  docker: [
    {
      ask: 'Why should a Dockerfile copy the list of dependencies and install them before it copies the source?',
      answer:
        'Layers are cached until something in them changes. Source changes often, so dependencies installed earlier are not installed anew at each build.',
    },
    {
      ask: 'What happens to data written inside a container when the container is removed, and how do you keep it?',
      answer: 'The writable layer goes with it. Data that must stay belongs in a volume or a bind mount.',
    },
    {
      ask: 'Two containers run on one host: why does localhost in the first not reach the second, and what does?',
      answer:
        'Each has its own network namespace. On a common user-defined network they reach each other by container or service name.',
    },
  ],
  'configuration-management': [
    {
      ask: 'What does idempotent mean for a task, and why does a plain shell command break it?',
      answer:
        'Running it again changes nothing when the state is already right. A command acts each time unless a condition such as creates or a check guards it.',
    },
    {
      ask: 'A colleague changed a file by hand on one of twenty servers: how does configuration management find that out?',
      answer:
        'A run in check mode with differences shown, or the next regular run, reports that task as changed on that server and sets it back.',
    },
    {
      ask: 'How would you roll a risky change out to fifty servers?',
      answer:
        'In small batches, first one, with a health check between batches and a stop when a share of them fails; in Ansible with serial and max_fail_percentage.',
    },
  ],
  'backup-recovery': [
    {
      ask: 'What do recovery point and recovery time objectives each limit?',
      answer:
        'The recovery point limits how much recent data may be lost, so how often you copy; the recovery time limits how long the restore may take.',
    },
    {
      ask: 'Why can a backup on an always-connected network drive be worthless after ransomware?',
      answer:
        'The attacker encrypts or deletes it with the same rights. A copy must be offline or immutable, with credentials the office machines do not hold.',
    },
    {
      ask: 'Why is copying the files of a running database usually no good backup, and what is?',
      answer:
        'Files change during the copy and do not fit together. Use the database’s dump or physical backup tool with its log, or a consistent snapshot.',
    },
  ],
}
