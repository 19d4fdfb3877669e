import { isBlank } from '@greenroom/validation'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Longer descriptions are cut before they are parsed; far less than this is kept. */
const HTML_MAX = 100_000

/** Elements whose text nobody sees, as that of any with the attribute `hidden`. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'select'])

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)

/** What follows an element, if anything. */
const AFTER: Readonly<Record<string, string>> = { br: '\n', p: '\n', td: ' ', th: ' ' }

/** The text that one would see of an HTML description, in lines. Text without tags keeps its own lines. */
export function seenText(html: string): string {
  const nodes = parseFragment(html.slice(0, HTML_MAX)).childNodes
  return nodes
    .reduce(nodes.every(isText) ? (text, node) => text + valueOf(node) : addSeen, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A loop, because elements may be nested deeper than calls. Texts wait for what is before them. */
function addSeen(before: string, node: Node): string {
  let text = before
  const isAtStart = () => text === '' || text.endsWith('\n')
  const newLine = () => (isAtStart() ? '' : '\n')
  const waiting: (Node | (() => string))[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next === 'function') text += next()
    else if (isText(next)) text += valueOf(next).replaceAll(/\s+/g, isAtStart() && isBlank(valueOf(next)) ? '' : ' ')
    else if ('childNodes' in next && isSeen(next)) {
      const { nodeName, childNodes } = next
      const isBlock = BLOCKS.has(nodeName)
      if (isBlock) text += newLine()
      waiting.push(() => AFTER[nodeName] ?? (isBlock ? newLine() : ''), ...childNodes.toReversed())
    }
  }
  return text
}

function isSeen({ nodeName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  return !UNSEEN.has(nodeName) && attrs.every(({ name }) => name !== 'hidden')
}

function isText(node: Node): boolean {
  return node.nodeName === '#text'
}

function valueOf(node: Node): string {
  return (node as DefaultTreeAdapterTypes.TextNode).value
}
