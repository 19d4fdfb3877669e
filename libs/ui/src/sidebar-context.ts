import { createContext } from 'react'

/** Whether the sidebar shows icons only. Set by AppFrame, read by the parts of the sidebar. */
export const SidebarCollapsed = createContext(false)
