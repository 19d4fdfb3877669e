import { toasts } from '@greenroom/ui'
import { type Atom, atom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { resource } from '#data/resource.ts'
import type { Reader } from '#browser/record-readers.ts'
import { keepPageAtom } from '#data/keep-page.atoms.ts'
import { OPENED_PAGE } from '#session/opened-page.ts'
import { partnerDomainAtom } from '#session/partner-domain.atoms.ts'
import { userAtom } from '#session/session.atoms.ts'
import { forget, isKept, keep, type Owner, readStored } from '#browser/stored-records.ts'

/** How a form is kept in the browser, so that a reload doesn't lose what was typed. */
export type DraftKind<Draft> = {
  name: string
  /** Raise it when the shape of what is kept changes. */
  version: number
  /** Loads the reader, which only a page with a draft needs. */
  loadReader: () => Promise<Reader<Draft>>
}

/** Whose draft it is, and of which company: a partner's draft of one merchant never comes back at another. */
export const draftOwnerAtom = atom((get): Owner => {
  const { companyCode, userID } = get(userAtom)
  return { companyCode, userID, merchant: get(partnerDomainAtom) }
})

/** Milliseconds to wait after typing. */
const PAUSE = 300

/** One for each record and browser tab, so that two tabs with a new record each don't share it. */
function draftRecord({ name }: Pick<DraftKind<unknown>, 'name'>, id = '') {
  return { name: `${name}.${encodeURIComponent(id).replaceAll('.', '%2E')}`, perTab: true } as const
}

/** Declares the draft of a record, by its ID (undefined for a new one): what was typed before the page reloaded. */
export function keptDraft<Draft>(kind: DraftKind<Draft>) {
  return resource({
    name: kind.name,
    kind: 'record',
    async load(_api, _signal, id: string | undefined, owner: Owner): Promise<Draft | undefined> {
      const record = draftRecord(kind, id)
      if (!isKept(record, owner)) return undefined
      return readStored({ ...record, version: kind.version, read: await kind.loadReader() }, owner)
    },
  })
}

function forgetDraft(kind: Pick<DraftKind<unknown>, 'name'>, id: string | undefined, owner: Owner) {
  forget(draftRecord(kind, id), owner)
  forget(OPENED_PAGE)
}

type Typed = {
  /** The atoms that hold the form. */
  atoms: readonly Atom<unknown>[]
  dirtyAtom: Atom<boolean>
  /** What is kept of it, as JSON. */
  draft: () => unknown
  /** The form began with a draft. */
  isRestored: boolean
  /** What is said when it is back, if not merely that the page reloaded. */
  restored?: string | undefined
}

/** Keeps unsaved changes through a reload. Leaving the form discards them, because the user has confirmed that. */
export function useKeptDraft(kind: DraftKind<unknown>, id: string | undefined, typed: Typed) {
  const store = useStore()
  const { dirtyAtom, isRestored, restored = 'The page reloaded before you saved them.' } = typed

  const isDirty = useEffectEvent(() => store.get(dirtyAtom))
  const keepNow = useEffectEvent(async (owner: Owner, isLeft: () => boolean) => {
    const draft = await typed.draft()
    if (isLeft() || !store.get(dirtyAtom)) return
    const read = () => undefined
    await keep({ ...draftRecord(kind, id), version: kind.version, read }, draft, owner)
    await store.set(keepPageAtom)
  })
  const watch = useEffectEvent((changed: () => void) => typed.atoms.map((each) => store.sub(each, changed)))

  useEffect(() => {
    // Whoever the form began with: on sign-out, nobody is known any more.
    const owner = store.get(draftOwnerAtom)
    let waiting: number | undefined
    let isLeft = false
    const stops = watch(() => {
      window.clearTimeout(waiting)
      // At once: a reload right after a save must not bring back what was saved.
      if (!isDirty()) return forgetDraft(kind, id, owner)
      // Without room in the browser, or if a part can't be loaded, nothing is kept.
      waiting = window.setTimeout(() => void keepNow(owner, () => isLeft).catch(() => undefined), PAUSE)
    })
    return () => {
      isLeft = true
      stops.forEach((stop) => stop())
      window.clearTimeout(waiting)
      forgetDraft(kind, id, owner)
    }
  }, [kind, id, store])

  useEffect(() => {
    if (!isRestored) return
    toasts.show({ title: 'Your unsaved changes are back', text: restored })
  }, [isRestored, restored])
}
