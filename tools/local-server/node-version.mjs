// Imported before everything else, because other modules use features that an older Node lacks.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Fungarium needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
