import { readFileSync } from 'node:fs'

const bytes = readFileSync(new URL('../files/packet-analysis/office.pcap', import.meta.url))

interface Packet {
  time: number
  from: string
  to: string
  fromPort: number
  toPort: number
  udp: boolean
  flags: number
  data: Buffer
}

const address = (packet: Buffer, at: number): string => packet.subarray(at, at + 4).join('.')
const packets: Packet[] = []
for (let at = 24; at < bytes.length; ) {
  const length = bytes.readUInt32LE(at + 8)
  const packet = bytes.subarray(at + 16, at + 16 + length)
  const udp = packet[23] === 17
  packets.push({
    time: bytes.readUInt32LE(at),
    from: address(packet, 26),
    to: address(packet, 30),
    fromPort: packet.readUInt16BE(34),
    toPort: packet.readUInt16BE(36),
    udp,
    flags: udp ? 0 : (packet[47] ?? 0),
    data: packet.subarray(udp ? 42 : 54),
  })
  at += 16 + length
}
const count = (chosen: readonly Packet[]): string => String(chosen.length)
const clock = (packet: Packet | undefined): string => new Date((packet?.time ?? 0) * 1000).toISOString().slice(11, 16)
const text = (packet: Packet): string => packet.data.toString('latin1')
const questions = packets.filter((packet) => packet.udp && packet.toPort === 53)
const answers = packets.filter((packet) => packet.udp && packet.fromPort === 53)
const posts = packets.filter((packet) => text(packet).startsWith('POST '))
const download = packets.find((packet) => text(packet).includes('invoice-viewer.exe'))
const probes = packets.filter((packet) => packet.to === '10.0.1.20' && packet.flags === 2)
const open = packets.filter((packet) => packet.from === '10.0.1.20' && packet.flags === 18)
const closed = packets.filter((packet) => packet.from === '10.0.1.20' && (packet.flags & 4) === 4)
const ports = open.map((packet) => packet.fromPort).sort((a, b) => a - b)
const gaps = new Set(posts.slice(1).map((packet, index) => packet.time - (posts[index]?.time ?? 0)))

/** The figures in the checks of the packet analysis sessions, computed from office.pcap. */
export const figures: Record<string, readonly string[]> = {
  'display-filters': [
    count(packets),
    count(packets.filter((packet) => packet.udp)),
    count(questions),
    count(packets.filter((packet) => text(packet).startsWith('GET '))),
  ],
  names: [count(answers.filter((packet) => ((packet.data[3] ?? 0) & 15) === 3)), clock(download)],
  beacon: [count(posts), String([...gaps][0]), clock(posts[0]), clock(posts.at(-1))],
  scan: [count(probes), count(closed), count(open), ports.slice(0, -1).join(', ') + ' and ' + String(ports.at(-1))],
}
