import { Fragment, type ReactNode } from 'react'
import { Blocks } from '@/blocks/render'
import { RichText } from '@/blocks/rich-text'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { SaveMenu } from '@/domains/saved/components/save-menu'
import { About } from '@/domains/species/components/about'
import { Checked } from '@/domains/species/components/checked'
import { Chemistry } from '@/domains/species/components/chemistry'
import { Cite } from '@/domains/species/components/cite'
import { Contents } from '@/domains/species/components/contents'
import { Effects } from '@/domains/species/components/effects'
import { LookAlikes } from '@/domains/species/components/look-alikes'
import { Nutrition } from '@/domains/species/components/nutrition'
import { Occurrence } from '@/domains/species/components/occurrence'
import { Poisoning } from '@/domains/species/components/poisoning'
import { ProductGuide } from '@/domains/species/components/product-guide'
import { Senses } from '@/domains/species/components/senses'
import { SpeciesHero } from '@/domains/species/components/species-hero'
import { isFood, type SectionId, sectionsOf } from '@/domains/species/sections'
import { Contributions } from '@/site/contributions/contributions'
import { RecipesSection } from '@/site/recipes/recipes-section'
import { PoisonLines } from '@/site/site-shell/poison-lines'
import { ShareRow } from '@/ui/share-row'
import { useTranslations } from '@/ui/texts'
import { Goods } from './goods'
import { GuidesSection } from './guides-section'
import type { SpeciesPageData } from './load-species'

interface SpeciesArticleProps extends SpeciesPageData {
  /** The absolute URL of the page. */
  address: string
}

/** The content of each section; `sectionsOf` decides which of them are shown, and in which order. */
function sectionContents({
  species,
  guides,
  recipes,
  goods,
  glossary,
  blocks,
  context,
  address,
}: SpeciesArticleProps): Record<SectionId, ReactNode> {
  const { about, poisoning, productGuide } = species
  return {
    plate: (
      <SpeciesHero
        species={species}
        guideSlug={guides[0]?.slug ?? null}
        productsPath={goods?.path ?? null}
        glossary={glossary}
        save={<SaveMenu species={species.card} isFood={isFood(species)} />}
        share={
          <>
            <ShareRow address={address} title={context.title} />
            <Cite species={species} />
            <Checked check={species.check}>
              <ReportLink entry={`mushrooms:${species.id}`} isPage />
            </Checked>
          </>
        }
      />
    ),
    'look-alikes': <LookAlikes species={species} />,
    poisoning: poisoning ? <Poisoning poisoning={poisoning} lines={<PoisonLines />} /> : null,
    effects: <Effects species={species} />,
    season: <Occurrence species={species} glossary={glossary} />,
    about: (
      <>
        <Blocks blocks={blocks} page={context} />
        <About species={species}>
          {about ? <RichText {...about} foldId="about-text" glossary={glossary} page={context} /> : null}
        </About>
      </>
    ),
    senses: <Senses species={species} />,
    nutrition: <Nutrition nutrients={species.nutrients} />,
    chemistry: <Chemistry species={species} />,
    grow: <GuidesSection guides={guides} />,
    recipes: <RecipesSection recipes={recipes} />,
    buying: (
      <ProductGuide guide={productGuide}>
        {goods && isFood(species) ? <Goods {...goods} /> : null}
      </ProductGuide>
    ),
    references: <ReferenceList references={species.references} />,
  }
}

/** The sections of a species page with their table of contents. */
export function SpeciesArticle(props: SpeciesArticleProps) {
  const t = useTranslations('contributions')
  const { species, guides, recipes, goods, contributions } = props
  const sections = sectionsOf(species, {
    guides: guides.length > 0,
    recipes: recipes.length > 0,
    goods: goods !== null && isFood(species),
  })
  const contents = sectionContents(props)
  return (
    <>
      {contents.plate}
      <div className="species-body">
        <Contents species={species} sections={sections} contributionsTitle={t('heading')} />
        <div className="species-sections">
          {sections.map((id) => (
            <Fragment key={id}>{contents[id]}</Fragment>
          ))}
          {contributions ? <Contributions {...contributions} /> : null}
        </div>
      </div>
    </>
  )
}
