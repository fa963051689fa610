import type { SelfChecks } from '#knowledge/types.ts'

export const securityFieldsSelfChecks: SelfChecks = {
  'application-security-testing': [
    {
      ask: 'Which kind of flaw does DAST find that SAST usually misses, and the other way round?',
      answer:
        'DAST sees faults of the running system such as wrong headers, server settings or sign-in; SAST sees paths in the code that no request reached and points to the line.',
    },
    {
      ask: 'How do you decide whether a static finding is false?',
      answer:
        'Follow the data from its source to the dangerous call: if no attacker controls it or it is reliably validated or encoded on every path, it is false.',
    },
    {
      ask: 'Why does software composition analysis report weaknesses you may not need to fix at once?',
      answer:
        'The vulnerable function of the library may never be called or not be reachable with untrusted input; reachability and exposure decide the order.',
    },
  ],
  'mobile-security': [
    {
      ask: 'Why can a secret key inside an app’s package not stay secret?',
      answer:
        'Anybody can download and unpack the app or read its memory while it runs; secrets belong on the server, and tokens should be per user.',
    },
    {
      ask: 'What does certificate pinning do, and how does a tester get around it on a device of their own?',
      answer:
        'The app accepts only known certificates or keys, so a proxy is refused; with Frida or a patched app the check is switched off.',
    },
    {
      ask: 'Where should an app keep a session token, and where not?',
      answer:
        'In the system’s keystore or keychain, never in plain preferences, files on shared storage, logs or backups.',
    },
  ],
  'container-security': [
    {
      ask: 'What does a process inside a container gain when the Docker socket is mounted there?',
      answer:
        'It can tell the daemon to start a privileged container with the host’s disk, which amounts to root on the host.',
    },
    {
      ask: 'Why does deleting a secret in a later line of a Dockerfile not remove it?',
      answer:
        'Each line is a layer; the earlier layer still contains the file and anybody with the image can extract it. Use build secrets or runtime injection.',
    },
    {
      ask: 'Why prefer a small base image without shell and package manager?',
      answer: 'Fewer packages mean fewer weaknesses to patch, and an intruder finds few tools to go on with.',
    },
  ],
  'iot-security': [
    {
      ask: 'You have a firmware file: how do you begin?',
      answer:
        'Find its structure and entropy with binwalk, extract the file system, then look for accounts, keys, start scripts, services and old library versions.',
    },
    {
      ask: 'Why is an update without a signature check dangerous even over a private network?',
      answer: 'Whoever reaches the device or the update path can install changed firmware and keep control lastingly.',
    },
    {
      ask: 'How would you place cameras that can no longer be updated?',
      answer:
        'On a network of their own that reaches only the recorder, no internet, no path to offices, changed passwords, and watched traffic.',
    },
  ],
  'industrial-security': [
    {
      ask: 'Why can an ordinary port scan stop a plant?',
      answer:
        'Old controllers have weak network code and may crash or hang on unexpected packets, and then the process they control stops; watch passively instead.',
    },
    {
      ask: 'In which order do industry and office rank secrecy, integrity and availability?',
      answer:
        'Plants put safety first, then availability and integrity, and secrecy last; offices often put secrecy first.',
    },
    {
      ask: 'What is the purpose of a DMZ between office and plant network?',
      answer:
        'No connection goes straight through: data such as production figures is exchanged on servers between, so an infection of the office does not reach controllers.',
    },
  ],
}
