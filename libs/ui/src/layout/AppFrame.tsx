import { PanelLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import styles from './AppFrame.module.css'
import { IconButton } from '../action/IconButton.tsx'
import { SidebarCollapsed } from './sidebar/sidebar-context.ts'
import { useMedia } from './use-media.ts'

export interface AppFrameProps {
  /** A Sidebar. */
  sidebar: ReactNode
  /** The content of the top bar next to the button that collapses the sidebar. */
  topbar: ReactNode
  /** The sidebar shows only icons. On a narrow window it is a drawer instead, regardless of this. */
  collapsed: boolean
  /** Called by the button that narrows and widens the sidebar. */
  onCollapse: (collapsed: boolean) => void
  /** The screen. */
  children: ReactNode
}

/** The frame of the whole app: sidebar, top bar, main. The first Tab stop skips to main. */
export function AppFrame({ sidebar, topbar, collapsed, onCollapse, children }: AppFrameProps) {
  const narrow = useMedia('(max-width: 899px)')
  const [drawer, setDrawer] = useState(false)
  const folded = collapsed && !narrow
  return (
    <SidebarCollapsed value={folded}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main" onClick={skipToMain}>
          Skip to content
        </a>
        {narrow ? (
          <ModalOverlay isDismissable isOpen={drawer} onOpenChange={setDrawer} className={styles.scrim}>
            <Modal className={styles.drawer}>
              <Dialog aria-label="Navigation" className={styles.drawerContent}>
                <div onClick={(event) => followsLink(event.target) && setDrawer(false)}>{sidebar}</div>
              </Dialog>
            </Modal>
          </ModalOverlay>
        ) : (
          <div className={styles.sidebar} data-collapsed={folded || undefined}>
            {sidebar}
          </div>
        )}
        <header className={styles.topbar}>
          <IconButton
            label={narrow ? 'Open navigation' : collapsed ? 'Widen sidebar' : 'Narrow sidebar'}
            icon={<PanelLeft />}
            onPress={() => (narrow ? setDrawer(true) : onCollapse(!collapsed))}
          />
          {topbar}
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </SidebarCollapsed>
  )
}

function followsLink(target: EventTarget) {
  return target instanceof Element && target.closest('a') !== null
}

/** Done in code, because the router would treat a hash in the URL as a navigation. */
function skipToMain(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
