/** Selected rows by ID, so that a selection survives sorting, filtering and reloading. */
export type Selection = ReadonlySet<string>

/** The start of a range, and the selection outside of it. Positions refer to the current order. */
export type RangeAnchor = { at: number; base: Selection }

export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The base and every row from the anchor to `to`. Moving back shrinks the range and keeps the base. */
export function withRange({ at, base }: RangeAnchor, to: number, idAt: (index: number) => string): Selection {
  const next = new Set(base)
  for (let index = Math.min(at, to); index <= Math.max(at, to); index += 1) next.add(idAt(index))
  return next
}

/** Every row of the current order, or none if all of them are already selected. */
export function toggledAll(selection: Selection, count: number, idAt: (index: number) => string): Selection {
  const next = new Set(selection)
  let added = false
  for (let index = 0; index < count; index += 1) {
    const id = idAt(index)
    if (!next.has(id)) added = true
    next.add(id)
  }
  if (added) return next
  for (let index = 0; index < count; index += 1) next.delete(idAt(index))
  return next
}
