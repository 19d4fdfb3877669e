import { CodeOrSourceMdx, HeaderMdx, Heading, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'

export interface LibPageProps {
  /** Its README.md. */
  readme: string
  /** Its SPEC.md, if it is a core lib. */
  spec?: string
  /** Its live page. */
  children?: ReactNode
}

const USUAL = { ...HeadersMdx, code: CodeOrSourceMdx, a: Reference }

/** One level below those of the page. */
const BELOW = { ...USUAL, h1: headerOf('h2'), h2: headerOf('h3') }

/** The page of a lib: what it is, a live page, its rules. */
export function LibPage({ readme, spec, children }: LibPageProps) {
  return (
    <>
      <Markdown options={{ overrides: USUAL }}>{readme}</Markdown>
      {children && <Heading>Try it</Heading>}
      {children}
      {spec && <Markdown options={{ overrides: BELOW }}>{spec}</Markdown>}
    </>
  )
}

function headerOf(as: string) {
  return (props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) => <HeaderMdx as={as} {...props} />
}

/** A link to a file of the repository, which the catalog doesn't hold, is only its name. */
function Reference({ href = '', children }: { href?: string; children?: ReactNode }) {
  return /^https?:/.test(href) ? <a href={href}>{children}</a> : <code>{children}</code>
}
