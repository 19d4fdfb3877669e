import { SidebarEntry } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { attributePath } from '#screens/attribute-path.ts'
import { additionalAttributesAtom } from '#data/reference.atoms.ts'

/** A sidebar entry for each additional attribute (section 2). */
export function AttributeEntries() {
  const { pathname } = useLocation()
  const attributes = useAtomValue(additionalAttributesAtom)
  return attributes.map(({ attributeID, label }) => {
    const href = attributePath(attributeID)
    return <SidebarEntry key={attributeID} label={label} href={href} current={pathname === href} />
  })
}
