import { TabLinks } from '@greenroom/ui'
import { useNavigate } from 'react-router-dom'
import { useVerbs } from '#screens/verbs.atoms.ts'
import type { ProductView } from './use-product-view.ts'
import { viewPath } from './view-path.ts'

type ViewTabsProps = {
  current: ProductView
  /** Whether nothing narrows or arranges the list. */
  isPlain: boolean
}

/** The ways to look at the list that the user or a colleague keeps by name. Not there without any. */
export function ViewTabs({ current: { views, view, isChanged }, isPlain }: ViewTabsProps) {
  const navigate = useNavigate()
  useVerbs(
    views.map((each) => ({
      label: `View ${each.name}`,
      also: 'products list filter',
      perform: () => void navigate(viewPath(each)),
    })),
  )
  if (views.length === 0) return null
  const all = { href: viewPath(undefined), label: 'All products' }
  const links = views.map((each) => ({
    href: viewPath(each),
    label: each.name,
    unsaved: each === view && isChanged,
  }))
  return (
    <TabLinks
      label="Views"
      groups={[{ links: [all, ...links] }]}
      current={view ? viewPath(view) : isPlain ? all.href : ''}
    />
  )
}
