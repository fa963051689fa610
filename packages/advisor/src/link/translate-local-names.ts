// Technology names in Tamil and Sinhala script, with the name that the knowledge base knows. Longer ones first.
const names: readonly (readonly [string, string])[] = [
  ['ஜாவாஸ்கிரிப்ட்', 'JavaScript'],
  ['ஜாவா ஸ்கிரிப்ட்', 'JavaScript'],
  ['டைப்ஸ்கிரிப்ட்', 'TypeScript'],
  ['ஜாவா', 'Java programming'],
  ['பைதான்', 'Python'],
  ['பைத்தான்', 'Python'],
  ['ரியாக்ட்', 'React.js'],
  ['லினக்ஸ்', 'Linux'],
  ['எக்செல்', 'Microsoft Excel'],
  ['டாக்கர்', 'Docker'],
  ['குபெர்னெட்டிஸ்', 'Kubernetes'],
  ['தரவுத்தள', 'databases'],
  ['தரவு பகுப்பாய்வு', 'data analysis'],
  ['தரவுப் பகுப்பாய்வு', 'data analysis'],
  ['தரவு காட்சிப்படுத்தல்', 'data visualisation'],
  ['இயந்திர கற்றல்', 'machine learning'],
  ['இயந்திரக் கற்றல்', 'machine learning'],
  ['ஆழ் கற்றல்', 'deep learning'],
  ['புள்ளியியல்', 'applied statistics'],
  ['புள்ளிவிவரவியல்', 'applied statistics'],
  ['இணையப் பாதுகாப்பு', 'cyber security'],
  ['இணைய பாதுகாப்பு', 'cyber security'],
  ['சைபர் பாதுகாப்பு', 'cyber security'],
  ['வலையமைப்பு பாதுகாப்பு', 'network security'],
  ['வலையமைப்பு', 'computer networking'],
  ['கணினி வலையமைப்ப', 'computer networking'],
  ['மேகக் கணிமை', 'cloud computing'],
  ['மேகக் கணினி', 'cloud computing'],
  ['கிளவுட்', 'cloud computing'],
  ['திட்ட மேலாண்மை', 'project management'],
  ['மென்பொருள் சோதனை', 'software testing'],
  ['ජාවාස්ක්‍රිප්ට්', 'JavaScript'],
  ['ජාවා ස්ක්‍රිප්ට්', 'JavaScript'],
  ['ජාවා', 'Java programming'],
  ['පයිතන්', 'Python'],
  ['රියැක්ට්', 'React.js'],
  ['ලිනක්ස්', 'Linux'],
  ['එක්සෙල්', 'Microsoft Excel'],
  ['ඩොකර්', 'Docker'],
  ['දත්ත සමුදා', 'databases'],
  ['දත්ත ගබඩා', 'data warehouse'],
  ['දත්ත විශ්ලේෂණ', 'data analysis'],
  ['දත්ත දෘශ්‍යකරණ', 'data visualisation'],
  ['යන්ත්‍ර ඉගෙනීම', 'machine learning'],
  ['යන්ත්‍ර ඉගෙනුම', 'machine learning'],
  ['ගැඹුරු ඉගෙනීම', 'deep learning'],
  ['සංඛ්‍යාන', 'applied statistics'],
  ['සයිබර් ආරක්ෂා', 'cyber security'],
  ['ජාල ආරක්ෂා', 'network security'],
  ['පරිගණක ජාල', 'computer networking'],
  ['ජාලකරණ', 'computer networking'],
  ['වලාකුළු පරිගණක', 'cloud computing'],
  ['ක්ලවුඩ්', 'cloud computing'],
  ['ව්‍යාපෘති කළමනාකරණ', 'project management'],
  ['මෘදුකාංග පරීක්ෂ', 'software testing'],
]

const joiners = /[\u200c\u200d]/gu
const localLetters = /[\u0b80-\u0bff\u0d80-\u0dff]/u
const patterns = names.map(
  ([local, name]) => [new RegExp(`${local.replace(joiners, '')}[\\p{L}\\p{M}]*`, 'gu'), ` ${name} `] as const,
)

/**
 * Replaces technology names in Tamil and Sinhala script by the names that the knowledge base knows.
 *
 * @param text - A text in any language.
 * @returns The text with these names in English.
 */
export function translateLocalNames(text: string): string {
  if (!localLetters.test(text)) return text
  return patterns.reduce((result, [pattern, name]) => result.replace(pattern, name), text.replace(joiners, ''))
}
