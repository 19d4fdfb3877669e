import { createContext, type ReactNode } from 'react'

/** The content after the title of each page, given the name of the page's record. Read by Screen. */
export const ScreenMark = createContext<((record: string | undefined) => ReactNode) | null>(null)
