// Loaded before our TypeScript, and so in old plain JavaScript: gives a clear message if Node is too old to run it.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Greenroom needs Node 24.7 or newer; this is ${process.versions.node}.\n` +
      'npm install brings one along (the package `node`) unless install scripts are blocked: allow them with\n' +
      '`npm install-scripts approve node && npm rebuild node`, or install Node 24.7 or newer yourself.',
  )
  process.exit(1)
}
