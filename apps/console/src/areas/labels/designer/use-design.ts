import {
  copyElements,
  groupElements,
  insertedElement,
  isAllLocked,
  isGroup,
  type LabelElement,
  type LabelStock,
  lockElements,
  NO_HISTORY,
  recordChange,
  redoChange,
  selectedIn,
  type TextTypeName,
  undoChange,
  ungroupElements,
  withGroups,
} from '@greenroom/labels'
import { countOf } from '@greenroom/ui'
import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import type { FormModel } from '#forms/use-form.ts'
import type { LabelForm } from '../label.mapping.ts'
import type { Label } from '../label.atoms.ts'

type Design = { stock: LabelStock; elements: readonly LabelElement[] }

/** Copied elements, which can be pasted into another label. */
const copiedAtom = atom<readonly LabelElement[]>([])

const NONE: ReadonlySet<string> = new Set()

/** What a design is changed by: each change can be undone, and says what it did. */
export function useDesign(model: FormModel<LabelForm, Label>, readOnly: boolean) {
  const { stock, elements } = model.form
  const [history, setHistory] = useState<ReturnType<typeof recordChange<Design>>>(NO_HISTORY)
  const [selection, setSelection] = useState(NONE)
  const [copied, setCopied] = useAtom(copiedAtom)
  const [said, say] = useState('')
  const now = { stock, elements }
  const ids = new Set(elements.map(({ id }) => id))
  const selected: ReadonlySet<string> = new Set([...selection].filter((id) => ids.has(id)))

  /** `merge` names the kind of change: another of the same kind is undone with it. */
  function change(next: Partial<Design>, words?: string, merge?: string) {
    if (readOnly) return
    setHistory(recordChange(history, now, merge))
    model.change(next)
    if (words !== undefined) say(words)
  }

  const setElements = (next: readonly LabelElement[], words?: string, merge?: string) => {
    if (next !== elements) change({ elements: next }, words, merge)
  }

  function select(next: ReadonlySet<string>) {
    setSelection(next)
    setHistory({ ...history, merge: undefined })
  }

  function add(added: readonly LabelElement[], words: string) {
    setElements([...elements, ...added], words)
    setSelection(new Set(added.map(({ id }) => id)))
  }

  function go(step: typeof undoChange<Design> | typeof redoChange<Design>, words: string) {
    const to = readOnly ? undefined : step(history, now)
    if (!to) return
    setHistory(to.history)
    model.change(to.state)
    say(words)
  }

  const chosen = selectedIn(elements, selected)
  const isLocked = isAllLocked(elements, selected)
  const several = (words: string) => `${words} ${countOf(chosen.length, 'element')}`

  return {
    stock,
    elements,
    selected,
    chosen,
    said,
    say,
    select,
    change,
    setElements,
    canUndo: !readOnly && history.past.length > 0,
    canRedo: !readOnly && history.future.length > 0,
    canPaste: !readOnly && copied.length > 0,
    undo: () => go(undoChange, 'Undone'),
    redo: () => go(redoChange, 'Redone'),
    /** Puts a new element over the others, where there is room. */
    insert: (name: TextTypeName) => add([insertedElement(name, newID(), now)], `Added ${name}`),
    copy() {
      setCopied(elements.filter(({ id }) => selected.has(id)))
      say(several('Copied'))
    },
    paste: () => add(copyElements(copied, stock, newID), `Pasted ${countOf(copied.length, 'element')}`),
    duplicate: () => add(copyElements(chosen, stock, newID), several('Duplicated')),
    remove() {
      setElements(
        elements.filter((each) => !chosen.includes(each)),
        several('Deleted'),
      )
    },
    /** Whether the selection is one group. */
    isGroup: isGroup(elements, selected),
    group: () => setElements(groupElements(elements, selected, newID()), several('Grouped')),
    ungroup() {
      const next = ungroupElements(elements, selected)
      const changed = next.filter((each, at) => each !== elements[at])
      setElements(next, `Ungrouped ${countOf(changed.length, 'element')}`)
    },
    /** Whether all of the selection is locked. */
    isLocked,
    /** Locks the selection with its groups, or unlocks it if all of it is locked. */
    lock() {
      if (selected.size === 0) return
      const count = withGroups(elements, selected).size
      setElements(lockElements(elements, selected), `${isLocked ? 'Unlocked' : 'Locked'} ${countOf(count, 'element')}`)
    },
    /** Changes one element, such as from its form. */
    edit: (next: LabelElement, merge?: string) =>
      setElements(
        elements.map((each) => (each.id === next.id ? next : each)),
        undefined,
        merge && `${next.id} ${merge}`,
      ),
  }
}

export type DesignModel = ReturnType<typeof useDesign>

const newID = () => crypto.randomUUID()
