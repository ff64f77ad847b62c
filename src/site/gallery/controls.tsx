import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button, ButtonLink } from '@/ui/button'
import { Chip, RemovableChip } from '@/ui/chip'
import { Dialog } from '@/ui/dialog'
import { Disclosure } from '@/ui/disclosure'
import { IconButton } from '@/ui/icon-button'
import { Ellipsis, Search, ShoppingBasket, Trash2 } from '@/ui/icons'
import { Leaders } from '@/ui/leader-lines'
import { LikeButton } from '@/ui/like-button'
import { Pager } from '@/ui/pager'
import { Price } from '@/ui/price'
import { RatingBars } from '@/ui/rating-bars'
import { RatingSummary } from '@/ui/rating-summary'
import { Row } from '@/ui/row'
import { ShareRow } from '@/ui/share-row'
import { SvgIcon } from '@/ui/svg-icon'
import { Tabs } from '@/ui/tabs'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'
import { TipLink } from '@/ui/tip-link'
import { samplesIn } from './samples'

function Buttons() {
  const t = useTranslations('ui')
  const { controls } = samplesIn(useLocale())
  return (
    <Row id="buttons" title="Buttons" note="44 px high, targets at least 24 px.">
      <div className="row-main stack">
        <div className="gallery-line">
          <Button>{controls.primary}</Button>
          <Button kind="secondary">{controls.secondary}</Button>
          <Button kind="quiet">{controls.quiet}</Button>
          <Button kind="danger">
            <SvgIcon of={Trash2} />
            {controls.danger}
          </Button>
        </div>
        <div className="gallery-line">
          <Button busy>{controls.busy}</Button>
          <Button kind="secondary" busy>
            {controls.busy}
          </Button>
          <Button disabled>{controls.disabled}</Button>
          <Button className="is-focused">{controls.focused}</Button>
        </div>
        <div className="gallery-line">
          <ButtonLink href="#buttons">
            <SvgIcon of={ShoppingBasket} />
            {controls.link}
          </ButtonLink>
          <IconButton icon={Search} label={controls.search} />
          <IconButton icon={Ellipsis} label={controls.more} />
          <LikeButton label={controls.like} item="sample:a" count={211} />
          <LikeButton label={controls.like} item="sample:b" liked count={212} />
        </div>
        <div className="gallery-line">
          <TipLink href="#buttons" id="gallery-tip" tip={controls.tip}>
            {controls.tipLink}
          </TipLink>
        </div>
      </div>
      <div className="row-side stack">
        <div className="chips">
          <Chip href="#buttons" current>
            {controls.chips[0]}
          </Chip>
          <Chip href="#buttons">{controls.chips[1]}</Chip>
        </div>
        <div className="chips">
          <RemovableChip href="#buttons" remove={t('chips.remove')}>
            {controls.chips[2]}
          </RemovableChip>
          <RemovableChip href="#buttons" remove={t('chips.remove')}>
            {controls.chips[3]}
          </RemovableChip>
          <ButtonLink kind="quiet" href="#buttons">
            {t('chips.clear')}
          </ButtonLink>
        </div>
        <div className="gallery-line">
          <Badge kind="sale">{controls.sale}</Badge>
          <Badge kind="count">2</Badge>
          <Badge kind="state">{controls.state}</Badge>
          <Avatar name="Marta Silveira" />
          <Avatar name="Ötzi" />
        </div>
        <ShareRow address="http://localhost:3000/gallery" title="Fungarium" />
      </div>
    </Row>
  )
}

function Figures() {
  const locale = useLocale()
  const { price } = useMessages().ui
  const { figures } = samplesIn(locale)
  const bars = [28, 9, 2, 1, 1].map((count, index) => ({
    stars: 5 - index,
    count,
    href: '#figures',
    current: index === 1,
  }))
  return (
    <Row id="figures" title="Figures" note="A drawing never stands without its number.">
      <div className="row-main stack">
        <RatingBars average={4.5} total={41} bars={bars} />
      </div>
      <div className="row-side stack">
        <p>
          <RatingSummary average={4.3} count={38} /> <br />
          <RatingSummary average={null} count={0} />
        </p>
        <p>
          <Price price={{ from: 2400, currency: 'USD' }} locale={locale} words={price} per={figures.per} />
          <br />
          <Price price={{ from: 2400, to: 3900, currency: 'EUR' }} locale={locale} words={price} />
          <br />
          <Price
            price={{ from: 2400, currency: 'USD' }}
            regular={{ from: 3000, currency: 'USD' }}
            locale={locale}
            words={price}
          />
          <br />
          <Price price={{ from: 2400, currency: 'JPY' }} locale={locale} words={price} />
        </p>
        <Leaders pairs={figures.leaders} />
      </div>
    </Row>
  )
}

function Folds() {
  const t = useTranslations('ui')
  const { folds } = samplesIn(useLocale())
  return (
    <Row id="folds" title="Disclosures and navigation">
      <div className="row-main stack">
        <Tabs id="gallery-tabs" label={folds.tabsLabel} tabs={folds.tabs} />
        <div>
          {folds.disclosures.map(({ title, text }, index) => (
            <Disclosure key={title} title={title} open={index === 0}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
        <Pager
          label={folds.pager.label}
          place={folds.pager.place}
          previous={{ label: folds.pager.previous }}
          next={{ label: folds.pager.next, href: '#folds' }}
        />
      </div>
      <div className="row-side stack">
        <p>
          <ButtonLink kind="secondary" href="#gallery-dialog">
            {folds.dialog.open}
          </ButtonLink>
        </p>
        <Dialog
          id="gallery-dialog"
          title={folds.dialog.title}
          close={t('close')}
          foot={
            <>
              <Button kind="danger">{folds.dialog.confirm}</Button>
              <ButtonLink kind="secondary" href="#gallery-dialog-closed">
                {t('cancel')}
              </ButtonLink>
            </>
          }
        >
          <p>{folds.dialog.text}</p>
        </Dialog>
      </div>
    </Row>
  )
}

/** Buttons, links, disclosures and figures. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Figures />
      <Folds />
    </>
  )
}
