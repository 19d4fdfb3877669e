import { useEffect, useEffectEvent } from 'react'

type EarlyKeysProps = {
  onType: (edit: (text: string) => string) => void
  onEnter: () => void
  onClose: () => void
}

/** Keeps what is typed while the palette loads, so that none of it is lost or reaches the page below. */
export function EarlyKeys({ onType, onEnter, onClose }: EarlyKeysProps) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter') onEnter()
    else if (key === 'Escape') onClose()
    else if (key === 'Backspace') onType((text) => text.slice(0, -1))
    else if (key.length === 1) onType((text) => text + key)
  })
  useEffect(() => {
    window.addEventListener('keydown', take, { capture: true })
    return () => window.removeEventListener('keydown', take, { capture: true })
  }, [])
  return null
}
