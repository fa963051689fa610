/** What a workbook's formula says whose value wasn't stored with it. */
export const missingValue = '#N/A'

const failures =
  /^(?:#(?:N\/A|DIV\/0!|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|ERROR!|GETTING_DATA)|#{2,}|Err:\d{3})$/i
const free = /^(?:free(?: of charge)?|nil|none|no (?:fee|fees|charge|cost)|gratis|-+|–|—|இலவசம்|නොමිලේ|නොමිලයේ)$/iu

/**
 * Tells whether a cell holds a spreadsheet's error in place of a value, such as '#DIV/0!'.
 *
 * @param cell - The trimmed cell.
 * @returns Whether it says nothing about the course.
 */
export function isFailedCell(cell: string): boolean {
  return failures.test(cell)
}

/**
 * Tells whether a cell clears its field. A blank one leaves the field as it is.
 *
 * @param cell - The trimmed cell.
 * @returns Whether it is a single dash.
 */
export function isClearingCell(cell: string): boolean {
  return /^[-–—]$/.test(cell)
}

/**
 * Tells whether a price says in words that the course is free.
 *
 * @param cell - The trimmed cell.
 * @returns Whether the price is 0.
 */
export function isFreePrice(cell: string): boolean {
  return free.test(cell)
}

/** A heading in any case, with or without spaces: 'Starts on' and 'starts_on' are 'startsOn'. */
const keyOf = (heading: string) => heading.toLowerCase().replace(/[\s_]/g, '')
const ownHeading = 'milepostid'
const olderHeadings: readonly string[] = ['id', 'courseid']
/** What every export had that identified courses by 'id'. */
const olderColumns = ['title', 'description', 'duration', 'price', 'language', 'level', 'skills']

/**
 * Finds the column that identifies courses: our export's `milepost_id`. Others have ids too, so 'id' and 'course id' are
 * ours only beside every column of an older export.
 *
 * @param headings - The file's headings.
 * @returns The column, or -1.
 */
export function findIdColumn(headings: readonly string[]): number {
  const keys = headings.map(keyOf)
  const own = keys.indexOf(ownHeading)
  if (own !== -1 || !olderColumns.every((column) => keys.includes(column))) return own
  return keys.findIndex((key) => olderHeadings.includes(key))
}

/**
 * Writes the id of a course as our export does.
 *
 * @param id - The course.
 * @returns Such as 'MP-1042'.
 */
export function writeMilepostId(id: number | string): string {
  return `MP-${id}`
}

/**
 * Reads a cell of the column that identifies courses. Older exports wrote bare numbers.
 *
 * @param heading - The column's heading.
 * @param cell - The trimmed cell.
 * @returns The id as our export writes it now, or the cell where it is no id.
 */
export function readMilepostId(heading: string, cell: string): string {
  return keyOf(heading) !== ownHeading && /^\d+$/.test(cell) ? writeMilepostId(cell) : cell
}

const blocks =
  'address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul'
const inlines =
  'a|abbr|audio|b|big|button|center|cite|code|del|em|embed|font|i|iframe|img|input|ins|kbd|label|mark|o:p|object|q|s|small|source|span|strike|strong|sub|sup|svg|u|video'
const isMarkup = new RegExp(`^<(?:${blocks}|${inlines})[\\s/>]|</(?:${blocks}|${inlines})\\s*>|<br\\s*/?>`, 'i')
const blockTags = new RegExp(`</?(?:${blocks})(?:[\\s/][^<>]*)?>`, 'gi')
const inlineTags = new RegExp(`</?(?:${inlines})(?:[\\s/][^<>]*)?>`, 'gi')
const unseen = /<!--[^<>]*-->|<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
}

/**
 * Turns the markup of another platform's export into plain text: tags are removed, blocks begin lines, entities are
 * decoded. A text that only names a tag, such as 'the <canvas> element', stays.
 *
 * @param text - The cell.
 * @returns The text.
 */
export function plainText(text: string): string {
  const hasMarkup = isMarkup.test(text)
  const untagged = hasMarkup
    ? text.replace(unseen, ' ').replace(/\s+/g, ' ').replace(blockTags, '\n').replace(inlineTags, '')
    : text
  const decoded = untagged.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decode)
  return hasMarkup
    ? decoded
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n[ \n]*/g, '\n')
        .trim()
    : decoded.trim()
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  if (code === 0xa0) return ' '
  const isText =
    code >= 0x20 && code <= 0x10_ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000)
  return isText ? String.fromCodePoint(code) : ' '
}
