/** What the button that checks a skill is found by, to give the focus back to it. */
export function checkButtonId(skillId: string): string {
  return `check-${skillId}`
}
