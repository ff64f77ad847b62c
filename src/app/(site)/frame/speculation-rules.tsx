/** Pages a reader is about to open are fetched when the pointer rests on their link; the panel never is. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin/*', '/admin', '/api/*', '/preview*'] } }] },
      eagerness: 'moderate',
    },
  ],
}

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
