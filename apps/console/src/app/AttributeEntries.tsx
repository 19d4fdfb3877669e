import { SidebarEntry } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { attributePath } from './attribute-path.ts'
import { additionalAttributesAtom } from './reference.atoms.ts'

/** One entry of the sidebar for each additional attribute in use (section 2). */
export function AttributeEntries() {
  const { pathname } = useLocation()
  const attributes = useAtomValue(additionalAttributesAtom)
  return attributes
    .filter(({ status }) => status === 'Active')
    .map(({ attributeID, label }) => {
      const href = attributePath(attributeID)
      return <SidebarEntry key={attributeID} label={label} href={href} current={pathname === href} />
    })
}
