import { Button, ConfirmDialog, MenuButton, type MenuGroup } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#forms/show-failure.ts'
import { writeView } from './saved-view.ts'
import type { ProductView } from './use-product-view.ts'
import { deleteViewAtom, type SavedView, saveViewAtom } from './views.atoms.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'

type ViewsMenuProps = {
  current: ProductView
  /** The list's query in its fixed spelling. */
  query: string
  /** Goes to a view, or to the list without one. */
  onPick: (view: SavedView | undefined) => void
}

/** Ways to look at the list that the user keeps by name: query and columns. */
export function ViewsMenu({ current, query, onPick }: ViewsMenuProps) {
  const { views, view, layout, isChanged, forgetLayout } = current
  const saveView = useSetAtom(saveViewAtom)
  const deleteView = useSetAtom(deleteViewAtom)
  const [asks, setAsks] = useState<'name' | 'delete'>()

  /** True once it was saved; the failure has been said else. */
  async function save(name: string) {
    try {
      const saved = await saveView(name, writeView({ query, layout }))
      forgetLayout()
      forgetLayout(saved.viewID)
      onPick(saved)
      setAsks(undefined)
    } catch (failure) {
      showFailure("The view couldn't be saved", failure)
    }
  }

  async function remove({ viewID }: SavedView) {
    setAsks(undefined)
    try {
      await deleteView(viewID)
      forgetLayout()
      onPick(undefined)
    } catch (failure) {
      showFailure("The view couldn't be deleted", failure)
    }
  }

  const groups: MenuGroup[] = [
    {
      id: 'views',
      title: 'Views',
      chosen: view?.viewID ?? '-',
      entries: [
        { id: '-', label: 'All products', onPick: () => onPick(undefined) },
        ...views.map((one) => ({ id: one.viewID, label: one.name, onPick: () => onPick(one) })),
      ],
    },
    {
      id: 'actions',
      entries: [
        { id: 'save', label: 'Save as new view', onPick: () => setAsks('name') },
        ...(view
          ? [{ id: 'delete', label: `Delete ${view.name}`, tone: 'danger' as const, onPick: () => setAsks('delete') }]
          : []),
      ],
    },
  ]

  return (
    <>
      <MenuButton
        label="Views"
        placement="bottom end"
        groups={groups}
        trigger={
          <Button variant="quiet" size="small" icon={<Bookmark />}>
            {view?.name ?? 'Views'}
          </Button>
        }
      />
      {view && isChanged && (
        <Button size="small" onPress={() => save(view.name)}>
          Save view
        </Button>
      )}
      {asks === 'name' && (
        <ViewNameDialog names={views.map(({ name }) => name)} onSave={save} onClose={() => setAsks(undefined)} />
      )}
      <ConfirmDialog
        title={`Delete the view ${view?.name ?? ''}?`}
        open={asks === 'delete' && view !== undefined}
        confirm="Delete"
        danger
        onConfirm={() => view && remove(view)}
        onCancel={() => setAsks(undefined)}
      >
        Your products don't change. You can't undo this.
      </ConfirmDialog>
    </>
  )
}
