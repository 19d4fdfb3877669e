/** Whether a combobox of a form holds text that names no option. It says so itself, and the form can't be saved. */
export function hasUnmatchedText(): boolean {
  return document.querySelector('form [data-unmatched]') !== null
}
