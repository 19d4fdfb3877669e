import type { MenuGroup } from '@greenroom/ui'

type ImageActions = {
  /** From 0. */
  place: number
  count: number
  onMove: (place: number) => void
  onDescribe: () => void
  onRemove: () => void
}

/** The actions of one picture, as an alternative to dragging. */
export function imageActions({ place, count, onMove, onDescribe, onRemove }: ImageActions): MenuGroup[] {
  const isFirst = place === 0
  const isLast = place === count - 1
  return [
    { id: 'text', entries: [{ id: 'describe', label: 'Alt text', onPick: onDescribe }] },
    {
      id: 'place',
      entries: [
        { id: 'main', label: 'Make main picture', disabled: isFirst, onPick: () => onMove(0) },
        { id: 'earlier', label: 'Move earlier', disabled: isFirst, onPick: () => onMove(place - 1) },
        { id: 'later', label: 'Move later', disabled: isLast, onPick: () => onMove(place + 1) },
      ],
    },
    { id: 'remove', entries: [{ id: 'remove', label: 'Remove', tone: 'danger', onPick: onRemove }] },
  ]
}
