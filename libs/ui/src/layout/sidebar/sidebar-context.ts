import { createContext } from 'react'

/** Whether the sidebar shows only icons. Set by AppFrame, read by the parts of the sidebar. */
export const SidebarCollapsed = createContext(false)
