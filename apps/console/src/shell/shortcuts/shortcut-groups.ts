/** What a key, or a chord of keys separated by a space, does. */
export type Shortcut = { keys: string; does: string }

export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

const EVERYWHERE: readonly Shortcut[] = [
  { keys: 'Ctrl K', does: 'Search, or run an action' },
  { keys: '?', does: 'Show these shortcuts' },
  { keys: 'Esc', does: 'Close a dialog, a menu or a list' },
]

const LIST: readonly Shortcut[] = [
  { keys: '↑ ↓ ← →', does: 'Move between cells' },
  { keys: 'Ctrl Home', does: 'Go to the first cell' },
  { keys: 'Ctrl End', does: 'Go to the last cell' },
  { keys: 'Enter', does: 'Open the row, or sort by the column in the header' },
]

const SELECTION: readonly Shortcut[] = [
  { keys: 'Space', does: 'Select the row' },
  { keys: 'Shift Space', does: 'Select the rows up to here' },
  { keys: 'Ctrl A', does: 'Select all rows' },
]

const SHEET: readonly Shortcut[] = [
  { keys: '↑ ↓ ← →', does: 'Move between cells' },
  { keys: 'Enter', does: 'Edit the cell' },
  { keys: 'Ctrl D', does: 'Fill down' },
  { keys: 'Ctrl Z', does: 'Undo' },
  { keys: 'Ctrl Y', does: 'Redo' },
  { keys: 'Ctrl Delete', does: 'Remove the rows' },
]

/** The shortcuts of what is on the page. `savesByKey`: whether its form is saved by a key. */
export function shortcutGroups(page: ParentNode, savesByKey: boolean): ShortcutGroup[] {
  const list = page.querySelector(':is([role="grid"], [role="treegrid"]):not([data-sheet])')
  const selects = list?.getAttribute('aria-multiselectable') === 'true'
  return [
    { title: 'Everywhere', shortcuts: EVERYWHERE },
    ...(savesByKey ? [{ title: 'Form', shortcuts: [{ keys: 'Ctrl S', does: 'Save' }] }] : []),
    ...(list ? [{ title: 'List', shortcuts: selects ? [...LIST, ...SELECTION] : LIST }] : []),
    ...(page.querySelector('[data-sheet]') ? [{ title: 'Spreadsheet', shortcuts: SHEET }] : []),
  ]
}
