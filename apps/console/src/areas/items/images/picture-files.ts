import { useEffect, useEffectEvent } from 'react'

export const HINT = 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each. You can also paste pictures.'

/** Accepts files pasted anywhere on the page, except in text fields. */
export function usePastedFiles(add: (files: File[]) => void, readOnly: boolean) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
    if (readOnly || files.length === 0 || isTyping || event.defaultPrevented) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
