import { Dialog, isModalOpen, Kbd } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { saveKeysAtom } from '#forms/use-save-key.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { type ShortcutGroup, shortcutGroups } from './shortcut-groups.ts'
import styles from './shortcuts.module.css'

/** Where a question mark is typed. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [data-sheet]'

/** Shows the keyboard shortcuts of the current screen on a question mark, and from the palette. */
export function Shortcuts() {
  const savesByKey = useAtomValue(saveKeysAtom) > 0
  const [groups, setGroups] = useState<readonly ShortcutGroup[]>()
  const show = () => setGroups(shortcutGroups(document, savesByKey))
  useVerbs([{ label: 'Keyboard shortcuts', also: 'keys help', perform: show }])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || isModalOpen()) return
    if (target instanceof Element && target.closest(FIELDS)) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <Dialog title="Keyboard shortcuts" open={groups !== undefined} onClose={() => setGroups(undefined)}>
      {groups?.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className={styles.row}>
                <dt>{does}</dt>
                <dd className={styles.keys}>
                  <Kbd>{keys}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
