import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming'
import { colorsIn, TOKENS } from '../tokens/sheet.ts'
import { type Looks, showLooks } from './looks.ts'

/** The frame of every docs page, in the color scheme and accent of the toolbar. */
export function SchemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [looks, setLooks] = useState<Looks>(() => {
    const [known] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return known.globals
  })
  useEffect(() => {
    const follow = ({ globals }: { globals: Looks }) => setLooks(globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => showLooks(looks), [looks])
  const theme = useMemo(() => themeOf(looks), [looks])
  Object.assign(globalThis, { PREVIEW_URL: frameURL(looks) })
  return (
    <DocsContainer key={frameURL(looks)} {...props} theme={theme}>
      {children}
    </DocsContainer>
  )
}

/**
 * The start of the URL of stories in frames, such as dialogs: in the looks of the page, and embedded, which leaves out
 * their play function and so the focus where it is.
 */
function frameURL({ scheme, theme, density }: Looks): string {
  const globals = `scheme:${scheme};theme:${theme};density:${density}`
  return `iframe.html?${new URLSearchParams({ embed: 'true', globals })}`
}

/** Storybook's theme in our tokens, which have the contrast that its own lacks. */
function themeOf({ scheme, theme }: Looks) {
  const colors = colorsIn(theme)
  const color = (name: string) => colors[name]![scheme === 'light' ? 0 : 1]
  return create({
    base: scheme,
    fontBase: TOKENS['font'],
    fontCode: TOKENS['font-mono'],
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    textColor: color('text'),
    textMutedColor: color('text-muted'),
    colorSecondary: color('accent-text'),
  })
}
