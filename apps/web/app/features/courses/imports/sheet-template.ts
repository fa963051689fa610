import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import { courseLanguages, courseLevels, courseModes } from '@milepost/contract/courses/limits'
import writeXlsxFile from 'write-excel-file/universal'
import { saveBlob } from '#lib/save-file.ts'

const examples: Readonly<Record<CourseColumn, string>> = {
  milepost_id: '',
  code: 'WEB-101',
  title: 'Web basics',
  description: 'HTML, CSS and a page of your own.',
  duration: '6-8',
  price: '5000',
  startsOn: '2027-01-05',
  places: '25',
  intakes: '2027-01-11 (30); 2027-06-07 (25)',
  mode: courseModes.join(' / '),
  country: 'Sri Lanka',
  town: 'Jaffna',
  language: courseLanguages.join(' / '),
  level: courseLevels.join(' / '),
  skills: 'HTML; CSS',
}

/**
 * Saves an .xlsx file with our headings, and a second sheet with an example of each and the values it may have.
 * @returns The file's name.
 */
export async function downloadTemplate(): Promise<string> {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
  // Only a new course is added by a template, so it has no id.
  const columns = courseColumns.filter((column) => column !== 'milepost_id')
  const widths = columns.map((column) => ({ width: column === 'description' ? 50 : 20 }))
  const blob = await writeXlsxFile([
    { sheet: 'Courses', data: [columns.map(bold)], columns: widths, stickyRowsCount: 1 },
    {
      sheet: 'Example',
      data: [columns.map(bold), columns.map((column) => examples[column])],
      columns: widths,
    },
  ]).toBlob()
  return saveBlob(blob, 'milepost-courses-template.xlsx')
}
