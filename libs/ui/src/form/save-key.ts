/** Whether this is Ctrl+S, or Cmd+S. What keeps its own text while it is edited hands it over at this key. */
export function isSaveKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey)
}
