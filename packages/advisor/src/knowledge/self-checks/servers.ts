import type { SelfChecks } from '#knowledge/types.ts'

export const serversSelfChecks: SelfChecks = {
  'red-hat-linux': [
    {
      ask: 'A web server on Red Hat may not read a folder although the file permissions allow it: how do you find and mend the cause?',
      answer:
        'Look for SELinux denials with ausearch or in the audit log, then give the folder the right type with semanage fcontext and restorecon rather than turning SELinux off.',
    },
    {
      ask: 'How do you open a port in firewalld so that it works now and after a restart?',
      answer:
        'Add it with --permanent and reload, or add it at runtime and save with --runtime-to-permanent. A permanent rule alone acts only after the reload; a runtime rule alone is lost with it.',
    },
    {
      ask: 'A logical volume on XFS is full: which steps give it more room while it is in use, and what can XFS not do?',
      answer: 'Extend the volume group if needed, then lvextend with -r or xfs_growfs. XFS cannot be shrunk.',
    },
  ],
  unix: [
    {
      ask: 'Why may a script that works on Linux fail on AIX or FreeBSD although the commands exist?',
      answer:
        'GNU options and Bash features are not in POSIX: sed -i, date -d or arrays behave differently or are missing. A portable script uses POSIX sh and options.',
    },
    {
      ask: 'What is the difference between a hard link and a symbolic link when the original name is deleted?',
      answer:
        'A hard link is another name for the same inode, so the data stays. A symbolic link holds a path, which then leads nowhere.',
    },
    {
      ask: 'Why does a ZFS pool not need fsck after a power cut?',
      answer:
        'ZFS never overwrites data in place: changes are written as new blocks and become valid in one step, so the disk always holds a consistent state.',
    },
  ],
  'systemd-services': [
    {
      ask: 'What is the difference between After= and Requires= in a unit file?',
      answer:
        'After= only sets the order; Requires= makes the other unit start too and ties failure to it. One usually needs both together.',
    },
    {
      ask: 'You edited a unit file and restarted the service but nothing changed: what did you forget?',
      answer:
        'systemctl daemon-reload: systemd keeps the old definition until it reads the files again. A drop-in that overrides the line is the second suspect.',
    },
    {
      ask: 'Why does a systemd timer with Persistent=true behave better than cron on a laptop that was off?',
      answer:
        'It remembers its last run and runs a missed calendar job soon after the machine starts; plain cron skips it.',
    },
  ],
  'linux-performance': [
    {
      ask: 'The load average is 20 on an eight-core machine whose processor is mostly idle: what does that tell you?',
      answer:
        'On Linux the load counts tasks in uninterruptible sleep too, so many wait for disk or network storage. Look at iostat and at processes in state D.',
    },
    {
      ask: 'Why is it normal that a healthy server shows hardly any free memory?',
      answer:
        'Linux fills unused memory with the page cache and gives it back on demand. The available figure and swap activity are what count.',
    },
    {
      ask: 'What does a wide bar in a flame graph mean, and what does it not?',
      answer:
        'That many samples contained this function, so much time was spent in it and in what it calls. The order from left to right is not time.',
    },
  ],
  'storage-systems': [
    {
      ask: 'Why is RAID 6 preferred to RAID 5 for arrays of large disks?',
      answer:
        'Rebuilding a large disk takes long, and a second failure or read error then loses a RAID 5 array. RAID 6 survives two failed disks.',
    },
    {
      ask: 'When would you give a server a block device rather than a file share?',
      answer:
        'When one machine needs its own file system with low latency, such as a database. A file share serves many clients that use the same files.',
    },
    {
      ask: 'What is the danger of thin provisioning, and how is it kept in check?',
      answer:
        'More space is promised than exists; when the pool fills, writes of all volumes fail. Alarms on real use well before the limit and reclaiming freed blocks prevent it.',
    },
  ],
  vmware: [
    {
      ask: 'What is the difference between vMotion and vSphere HA?',
      answer:
        'vMotion moves a running machine between working hosts without a stop. HA restarts machines on other hosts after a host failed, so they do go down briefly.',
    },
    {
      ask: 'Why do hosts of a cluster share datastores, or use vSAN, before HA can help?',
      answer:
        'A surviving host must be able to read the machine’s disk files; files on the dead host’s local disk are out of reach.',
    },
    {
      ask: 'What does admission control in an HA cluster refuse, and why?',
      answer:
        'It refuses to start machines that would use up the capacity kept free for a failure, so that all protected machines can restart.',
    },
  ],
  'virtual-desktops': [
    {
      ask: 'What is the difference between a pooled and a personal desktop, and what must be kept elsewhere for the first?',
      answer:
        'Pooled desktops are handed out and reset, personal ones stay with a user. For pooled ones profile and files live in a profile container or share.',
    },
    {
      ask: 'Why can two hundred desktops that ran well all day be unusable at nine in the morning?',
      answer:
        'Everybody logs in at once: starting machines and loading profiles overloads storage and processors. Start machines beforehand and size for the peak.',
    },
    {
      ask: 'Users at one site complain of slow typing while others are content: what do you measure first?',
      answer:
        'Round-trip time and packet loss between that site and the gateway: display protocols feel latency more than a lack of bandwidth.',
    },
  ],
  openstack: [
    {
      ask: 'Which OpenStack services take part when a user starts a machine with a network and a volume?',
      answer:
        'Keystone checks the token, Nova schedules and starts, Glance gives the image, Neutron the port, Cinder the volume, with Placement counting resources.',
    },
    {
      ask: 'A new machine stays in the state “no valid host”: what do you check?',
      answer:
        'The scheduler’s log and Placement: quotas aside, no host had the processors, memory, disk or traits the flavour asks for, or the compute services are down.',
    },
    {
      ask: 'How can two tenants use the same private address range without harm?',
      answer:
        'Neutron gives each its own isolated network, for instance by VXLAN, and routers in separate namespaces; floating addresses are translated.',
    },
  ],
  'data-centre-operations': [
    {
      ask: 'A server has two power supplies: how must they be connected to be of use, and how much may each feed carry?',
      answer:
        'To two independent feeds. Each feed must be able to carry the whole load alone, so in normal running each stays under half its limit.',
    },
    {
      ask: 'How do you reach a server whose operating system no longer answers, without walking to it?',
      answer:
        'Through its out-of-band controller (IPMI, iDRAC, iLO or Redfish) on a separate management network: console, power and hardware log.',
    },
    {
      ask: 'Why are racks set up with cold and hot aisles?',
      answer:
        'All fronts draw cool air from one aisle and blow hot air into the other, so the streams do not mix and cooling can be run warmer and cheaper.',
    },
  ],
}
