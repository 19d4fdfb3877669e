import { type LabelItem, layOutLabel, type LabelTemplate, longestLabel, worstLabel } from '@greenroom/labels'
import { useMemo, useState } from 'react'
import { useResource } from '#data/use-resource.ts'
import { contextOf, labelItemOf, SAMPLE } from '../label-item.mapping.ts'
import type { LabelSettings } from '../label-settings.atoms.ts'
import { previewItems } from '../label.atoms.ts'

/** The items that a label is looked at with: those of the catalog, or a sample. */
export function usePreview(settings: LabelSettings, template: LabelTemplate) {
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const { value: found } = useResource(previewItems(search))
  const context = useMemo(() => contextOf(settings), [settings])
  const items = useMemo((): readonly LabelItem[] => {
    const own = (found ?? []).map((item) => labelItemOf(item, settings))
    return own.length > 0 ? own : [SAMPLE]
  }, [found, settings])
  const shown = Math.min(at, items.length - 1)

  return {
    context,
    items,
    at: shown,
    item: items[shown]!,
    onGo: setAt,
    onPick(itemID: string) {
      setSearch(itemID)
      setAt(0)
    },
    onLongest: () => setAt(longestLabel(template, items, context)),
    onWorst: () => setAt(worstLabel(items.map((item) => layOutLabel(template, item, context)))),
    isPicked: search !== '',
    /** Back to the items of the catalog. */
    onBack() {
      setSearch('')
      setAt(0)
    },
  }
}
