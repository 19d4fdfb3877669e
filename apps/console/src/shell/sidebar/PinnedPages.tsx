import { IconButton, MenuButton, SidebarEntry, SidebarGroup } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Ellipsis, Pin } from 'lucide-react'
import { movePinAtom, pinnedPlacesAtom, togglePinAtom } from '../places.atoms.ts'
import { sidebarAtom } from './sidebar.atoms.ts'

/** The user's pins at the top of the sidebar, which they can sort. */
export function PinnedPages() {
  const pins = useAtomValue(pinnedPlacesAtom)
  const toggle = useSetAtom(togglePinAtom)
  const move = useSetAtom(movePinAtom)
  const [{ pinsFolded }, change] = useAtom(sidebarAtom)
  return (
    <SidebarGroup
      label="Pinned"
      icon={<Pin />}
      expanded={!pinsFolded}
      onExpandedChange={(expanded) => change((before) => ({ ...before, pinsFolded: !expanded }))}
    >
      {pins.map((pin, at) => (
        <SidebarEntry
          key={pin.href}
          label={pin.label}
          href={pin.href}
          action={
            <MenuButton
              label={`${pin.label}, pinned`}
              trigger={<IconButton size="small" label={`Move or unpin ${pin.label}`} icon={<Ellipsis />} />}
              groups={[
                {
                  id: 'pin',
                  entries: [
                    { id: 'up', label: 'Move up', disabled: at === 0, onPick: () => move(pin, pins[at - 1]) },
                    {
                      id: 'down',
                      label: 'Move down',
                      disabled: at === pins.length - 1,
                      onPick: () => move(pin, pins[at + 2]),
                    },
                    { id: 'unpin', label: 'Unpin', onPick: () => toggle(pin) },
                  ],
                },
              ]}
            />
          }
        />
      ))}
    </SidebarGroup>
  )
}
