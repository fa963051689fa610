import type { SkillArea } from '#knowledge/types.ts'

export const servers: SkillArea = {
  locale: 'en',
  area: 'Servers and storage',
  skills: [
    {
      id: 'red-hat-linux',
      name: 'Red Hat Enterprise Linux',
      kind: 'tool',
      level: 2,
      hours: 35,
      prerequisites: ['linux'],
      aliases: ['red hat', 'rhel', 'rhcsa', 'rhce', 'redhat', 'rocky linux', 'almalinux', 'selinux'],
      step: 'Administer Red Hat Enterprise Linux',
      description:
        'Banks, telecoms and governments run Red Hat because it is supported for ten years. You learn the tools that differ from Ubuntu and the tasks of the RHCSA exam.',
      learn:
        'dnf and repositories, subscriptions, SELinux, firewalld, LVM and XFS, boot repair, tuned profiles and Cockpit.',
      build:
        'A file server on Rocky Linux or a free developer subscription, with SELinux enforcing and a grown logical volume.',
      check: 'You reset a lost root password and mend a denied access without turning SELinux off.',
      outcomes: [
        'run a Red Hat server with SELinux enforcing',
        'grow a file system while it is in use',
        'bring back a server that no longer boots',
      ],
      tools: ['Red Hat Enterprise Linux', 'Rocky Linux', 'SELinux', 'firewalld'],
    },
    {
      id: 'unix',
      name: 'UNIX',
      kind: 'tool',
      level: 2,
      hours: 25,
      prerequisites: ['linux'],
      aliases: [
        'unix administration',
        'aix',
        'solaris',
        'ibm aix',
        'oracle solaris',
        'hp ux',
        'freebsd',
        'unix system',
      ],
      step: 'Find your way on a UNIX system',
      description:
        'Old and costly systems in banks and factories still run on AIX or Solaris. You learn what they share with Linux, where they differ, and to work without tools you are used to.',
      learn:
        'POSIX commands and portable shell, permissions and links, service managers, volume managers, ZFS, zones and jails, and reading manual pages.',
      build: 'A FreeBSD machine with ZFS, a jail that serves a page and a script that also runs on Linux unchanged.',
      check: 'Your script passes on both systems, and you find an unknown option in the manual rather than on the web.',
      outcomes: [
        'write shell scripts that run on Linux and on other UNIX systems',
        'administer a UNIX machine from its manual pages',
      ],
      tools: ['FreeBSD', 'IBM AIX', 'Oracle Solaris', 'ZFS'],
    },
    {
      id: 'systemd-services',
      name: 'systemd services',
      kind: 'tool',
      level: 2,
      hours: 10,
      prerequisites: ['linux'],
      aliases: ['systemd', 'systemctl', 'journalctl', 'linux service', 'unit file', 'linux daemon', 'systemd timer'],
      step: 'Run programs as systemd services',
      description:
        'On nearly every Linux server systemd starts programs, restarts them and keeps their logs. A good unit file replaces home-made start scripts and many night calls.',
      learn:
        'Unit files, dependencies and order, restarts, timers, resource limits, sandboxing options and the journal.',
      build: 'A service and a daily timer for a program of yours, with a memory limit and its own user.',
      check: 'You kill the program and it is back within seconds, and the journal shows both.',
      outcomes: [
        'run your own program as a service that restarts and cannot take the whole machine',
        'find in the journal why a service failed at boot',
      ],
      tools: ['systemd', 'journalctl'],
    },
    {
      id: 'linux-performance',
      name: 'Linux performance',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['linux'],
      aliases: ['linux performance tuning', 'ebpf', 'kernel tuning', 'linux profiling', 'strace', 'system tuning'],
      step: 'Find what slows a Linux machine',
      description:
        'Adding servers hides slowness and costs money. You learn to ask each resource the same three questions and to prove the bottleneck before you change anything.',
      learn:
        'Load, processor time, memory and page cache, disk and network queues, the USE method, perf, strace, eBPF tools and flame graphs.',
      build:
        'A report on a slow service you made yourself: measurements, the cause, one change and the measurements after it.',
      check: 'You name the bottleneck of an unknown machine within ten minutes and show the number that proves it.',
      outcomes: [
        'tell a machine short of processor from one that waits for disk',
        'prove with measurements that a change made a service faster',
      ],
      tools: ['perf', 'strace', 'bpftrace', 'sysstat'],
    },
    {
      id: 'storage-systems',
      name: 'Storage systems',
      kind: 'concept',
      level: 2,
      hours: 20,
      prerequisites: ['operating-systems'],
      aliases: [
        'raid array',
        'san storage',
        'network attached storage',
        'storage area network',
        'storage administration',
        'iscsi',
        'fibre channel',
        'netapp',
        'enterprise storage',
      ],
      weakAliases: ['raid', 'san', 'nas'],
      step: 'Choose and run storage for servers',
      description:
        'Data outlives the servers that read it. You learn how disks are joined, shared over a network and kept alive when one fails, and which kind suits which load.',
      learn:
        'RAID levels, block, file and object storage, iSCSI and Fibre Channel, NFS and SMB, thin provisioning, snapshots, and speed in IOPS and latency.',
      build: 'A TrueNAS or Linux server in your lab that offers one iSCSI disk and one NFS share from a mirrored pool.',
      check: 'You pull a disk while files are read, replace it, and show the array whole again.',
      outcomes: [
        'choose a RAID level for a load and defend it',
        'offer block and file storage to other machines',
        'replace a failed disk without stopping the service',
      ],
      tools: ['TrueNAS', 'iSCSI', 'NFS', 'ZFS'],
    },
    {
      id: 'vmware',
      name: 'VMware vSphere',
      kind: 'tool',
      level: 2,
      hours: 30,
      prerequisites: ['virtualisation', 'networking'],
      aliases: ['vmware', 'vsphere', 'esxi', 'vcenter', 'vmware esxi', 'vmotion', 'vcp dcv'],
      step: 'Run a cluster with VMware vSphere',
      description:
        'Many company data centres run their servers on vSphere. You learn to spread machines over hosts, to move them while they run, and what happens when a host dies.',
      learn:
        'ESXi and vCenter, datastores, virtual switches, vMotion, HA and DRS, templates, snapshots, and what licences allow.',
      build:
        'A written design for a three-host cluster, rehearsed in the free hands-on labs: failover, a move and a restore, with pictures.',
      check:
        'You explain from your own pictures which machines restart where after a host fails, and how long it took.',
      outcomes: ['plan a cluster that can lose one host', 'move and restore virtual machines without losing data'],
      tools: ['VMware vSphere', 'VMware ESXi', 'vCenter'],
    },
    {
      id: 'virtual-desktops',
      name: 'Virtual desktops',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['virtualisation', 'networking'],
      aliases: [
        'vdi',
        'virtual desktop infrastructure',
        'citrix',
        'azure virtual desktop',
        'amazon workspaces',
        'vmware horizon',
        'omnissa horizon',
        'desktop virtualization',
      ],
      step: 'Deliver desktops from a server',
      description:
        'Call centres and hospitals give people a desktop that lives in the data centre and follows them to any screen. You learn images, profiles, sizing and what makes sessions feel slow.',
      learn:
        'Pooled and personal desktops, golden images, profiles, brokers and gateways, display protocols, licences, sizing for the morning rush, and how Citrix, Azure Virtual Desktop and Remote Desktop Services differ.',
      build:
        'A small terminal server in your lab with two users and a shared image, reached through xrdp or Remote Desktop.',
      check: 'You update the image once and both users have the change with their own files intact.',
      outcomes: [
        'plan desktops for an office: image, profiles, size and cost',
        'find out why sessions are slow for one site only',
      ],
      tools: ['Citrix', 'Azure Virtual Desktop', 'Remote Desktop Services', 'xrdp'],
    },
    {
      id: 'openstack',
      name: 'OpenStack',
      kind: 'tool',
      level: 3,
      hours: 35,
      prerequisites: ['virtualisation', 'linux', 'networking'],
      aliases: [
        'private cloud',
        'devstack',
        'openstack nova',
        'openstack neutron',
        'kolla ansible',
        'openstack administration',
      ],
      step: 'Run a private cloud with OpenStack',
      description:
        'Telecoms, universities and governments that keep data at home run their own cloud. OpenStack offers machines, networks and disks by API on one’s own hardware.',
      learn:
        'Keystone, Nova, Neutron, Cinder, Glance and Horizon, projects (tenants) and quotas, overlay networks, upgrades and Ceph.',
      build:
        'A cloud with only its core services on one virtual machine with DevStack, and a small server started on it by API.',
      check: 'You follow one request for a machine through the services’ logs and say where it failed.',
      outcomes: [
        'offer machines and networks to several teams from one’s own hardware',
        'trace a failed request through the services of a private cloud',
      ],
      tools: ['OpenStack', 'Ceph'],
    },
    {
      id: 'data-centre-operations',
      name: 'Data centre operations',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['networking'],
      aliases: [
        'data center operations',
        'data centre management',
        'data center management',
        'rack and stack',
        'server room',
        'colocation',
        'dcim',
      ],
      step: 'Look after a data centre',
      description:
        'Every cloud stands in a building with power, cooling and locked doors. You learn what keeps racks running, how work in them is planned, and how to reach a machine that no longer answers.',
      learn:
        'Power feeds and UPS, cooling aisles, racks and cabling, out-of-band management by IPMI and Redfish, spare parts, change windows, physical access and the tiers of availability.',
      build:
        'A rack plan for twelve servers in NetBox: power per feed, cables by port, labels and a checklist for replacing a power supply.',
      check: 'Losing either power feed leaves every server running in your plan, and the numbers show it.',
      outcomes: [
        'plan a rack by power, cooling and cable',
        'replace hardware by a checklist without stopping a service',
      ],
      tools: ['NetBox', 'IPMI', 'Redfish'],
    },
  ],
}
