import { ValueDiff as ValueDiff_13302e86409b6c1e16b7897571e30b73 } from '../../../app/(payload)/versions/value-diff.client'
import { RelationshipDiff as RelationshipDiff_03bcd45af5e803a84be7e99f3c75d8ea } from '../../../app/(payload)/versions/relationship-diff'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FootnoteFeatureClient as FootnoteFeatureClient_7a1783e596a3c7b9ae71b144a6a56748 } from '../../../app/(payload)/rich-text/footnote.client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_f681412d416539c19ff7e2052e18486a } from '../../../app/(payload)/rich-text/table.client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HighlightFeatureClient as HighlightFeatureClient_d51fae49e7206ff4e5fff42a13cc35cd } from '../../../app/(payload)/rich-text/highlight.client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OriginalTextDescription as OriginalTextDescription_0bf9ab90ca48414df1fb4122d59a84cd } from '../../../app/(payload)/translations/original-text.client'
import { PlateField as PlateField_17b1914fbdd4820412a35c556da89ceb } from '../../../app/(payload)/plate/plate-field'
import { ColourPicker as ColourPicker_5dfe534d01164f1b66621389aa6f262b } from '../../../app/(payload)/colours/colour-picker.client'
import { CoverageField as CoverageField_a31d30a85ff233c566e5b4608f5ee363 } from '../../../app/(payload)/coverage/coverage-field'
import { TranslationsCell as TranslationsCell_2743d77d709034e6313c451b4568aa5e } from '../../../app/(payload)/translations/translations-cell'
import { TranslationsField as TranslationsField_0257270f6165c2640f2a9e53e4dab5fc } from '../../../app/(payload)/translations/translations-field'
import { EntryTitle as EntryTitle_ab16d209335da812fd4ae5fe3bc4d694 } from '../../../app/(payload)/translations/entry-title'
import { BackgroundSave as BackgroundSave_c799d0fcc0ae9c717fce03092171dcd7 } from '../../../app/(payload)/drafts/background-save'
import { DraftEditView as DraftEditView_360c78fc78ba10c529224a6649cdacc2 } from '../../../app/(payload)/drafts/new-entry.client'
import { UsedIn as UsedIn_4157780d4b80a49d8c543b5cbf93f82c } from '../../../app/(payload)/references/used-in'
import { AccountCell as AccountCell_a4bb36edf546b792f359dfcf37a38fb8 } from '../../../app/(payload)/accounts/account-cell'
import { AccountField as AccountField_2163f25d1bbbd67b77c78f5aa9ff30d9 } from '../../../app/(payload)/accounts/account-field'
import { UndoDecision as UndoDecision_bbc0c24aa7e5306e4411147e7ed1e208 } from '../../../app/(payload)/moderation/undo-decision'
import { GuidePublishButton as GuidePublishButton_ee1e1ea9d4f798b8ec1ca01abb3f8b28 } from '../../../app/(payload)/publishing/publish-button'
import { SubmissionField as SubmissionField_6457ca6dc205cf2fa72933e0bdf8ff1f } from '../../../app/(payload)/products/submission-field'
import { CurrencyField as CurrencyField_5d55e40dac760ace66ceffb06331cdcc } from '../../../app/(payload)/currency/currency-field.client'
import { MatrixField as MatrixField_d610d625c113000a54aae0e7bfe3ebdd } from '../../../app/(payload)/variants/matrix-field'
import { FieldsRowLabel as FieldsRowLabel_65c0e3469714dec1d9a8d3f192019298 } from '../../../app/(payload)/rows/row-label.client'
import { VariantRowLabel as VariantRowLabel_c54230f4d8d03edf17882e816620e75f } from '../../../app/(payload)/variants/variant-row-label.client'
import { RegionsField as RegionsField_b9a8b59445c2d2b1ada350c45b9636bc } from '../../../app/(payload)/regions/region-fields'
import { ProductPublishButton as ProductPublishButton_ee1e1ea9d4f798b8ec1ca01abb3f8b28 } from '../../../app/(payload)/publishing/publish-button'
import { StateCell as StateCell_1053fe75fa39002c64bffc6431293609 } from '../../../app/(payload)/orders/state-cell'
import { SumCell as SumCell_c82c512ece767cab33d5562ef89eb18b } from '../../../app/(payload)/orders/order-total'
import { LinesCell as LinesCell_ffe35c7cadb5d4b55acd0b60ccf1bb2c } from '../../../app/(payload)/orders/lines-cell'
import { ContactCell as ContactCell_92fed31e885662eded86cef5b0bd6fc9 } from '../../../app/(payload)/orders/contact-cell'
import { OrderSheet as OrderSheet_0301d29f6d9c8c2619dca4c9a8a13c7c } from '../../../app/(payload)/orders/sheet'
import { CountryField as CountryField_b9a8b59445c2d2b1ada350c45b9636bc } from '../../../app/(payload)/regions/region-fields'
import { BackLink as BackLink_1c1fd6d3dd870943fd05a30690979a29 } from '../../../app/(payload)/contributions/back-link'
import { SaveButton as SaveButton_8ff6d782aecccb6e3b7a1d4616e72eaf } from '../../../app/(payload)/contributions/save-button'
import { AnsweredCommentCell as AnsweredCommentCell_c1ae145bdfb2b4efe1459a3c9f44e570 } from '../../../app/(payload)/contributions/answered-comment'
import { AnsweredCommentField as AnsweredCommentField_c1ae145bdfb2b4efe1459a3c9f44e570 } from '../../../app/(payload)/contributions/answered-comment'
import { FormFieldLabel as FormFieldLabel_b8c1107efad535ff78b30fb61fa9d960 } from '../../../app/(payload)/forms/form-field-label'
import { SubmissionsField as SubmissionsField_54876f4840565d4bb352d40877298ec1 } from '../../../app/(payload)/forms/submissions-field'
import { AnswersField as AnswersField_6a83cfd2c9fbd99bced78a1cd725a2cb } from '../../../app/(payload)/forms/answers-field'
import { Icon as Icon_1f24c09b3a85b4fa7147cd80020dc984 } from '../../../app/(payload)/brand/graphics'
import { Logo as Logo_1f24c09b3a85b4fa7147cd80020dc984 } from '../../../app/(payload)/brand/graphics'
import { SkipLink as SkipLink_a48eb21c7f7bc466f29134e3ad6952f4 } from '../../../app/(payload)/brand/skip-link'
import { NavOpener as NavOpener_5a4fabcc8b89c855337d092f3e407272 } from '../../../app/(payload)/brand/nav-opener.client'
import { MemberMark as MemberMark_cc35cc8f350884bff45f25e4172cf0a9 } from '../../../app/(payload)/publishing/member-mark'
import { ModerationLink as ModerationLink_c0d255cb673fb655f6c4cb58ce9d2d3b } from '../../../app/(payload)/moderation/link'
import { PanelLinks as PanelLinks_7952cd59fdef4e5ddfd9a903fa7df859 } from '../../../app/(payload)/search/link'
import { FormStateProvider as FormStateProvider_2366d10ec5a176ca26bd74f9a110c1a1 } from '../../../app/(payload)/form-state/form-state-provider.client'
import { CoverageView as CoverageView_10d9c04b316fa9ff3394fc41b025b8aa } from '../../../app/(payload)/coverage/view'
import { DashboardView as DashboardView_1f42d93a1ddecdb44f84cb9862d64cd9 } from '../../../app/(payload)/dashboard/view'
import { ImportsView as ImportsView_17fd6cf9de71660adcbd1e2bff2b5537 } from '../../../app/(payload)/imports/view'
import { ModerationView as ModerationView_6c067698a3e807a06db3b3c462c5192f } from '../../../app/(payload)/moderation/view'
import { SearchView as SearchView_50fcabb98161beb63c4252a5004ff6ae } from '../../../app/(payload)/search/view'
import { StockView as StockView_d94eb37ceab8f1bc4158383adb9d722d } from '../../../app/(payload)/stock/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/app/(payload)/versions/value-diff.client#ValueDiff": ValueDiff_13302e86409b6c1e16b7897571e30b73,
  "/app/(payload)/versions/relationship-diff#RelationshipDiff": RelationshipDiff_03bcd45af5e803a84be7e99f3c75d8ea,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/app/(payload)/rich-text/footnote.client#FootnoteFeatureClient": FootnoteFeatureClient_7a1783e596a3c7b9ae71b144a6a56748,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/app/(payload)/rich-text/table.client#TableFeatureClient": TableFeatureClient_f681412d416539c19ff7e2052e18486a,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/app/(payload)/rich-text/highlight.client#HighlightFeatureClient": HighlightFeatureClient_d51fae49e7206ff4e5fff42a13cc35cd,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/app/(payload)/translations/original-text.client#OriginalTextDescription": OriginalTextDescription_0bf9ab90ca48414df1fb4122d59a84cd,
  "/app/(payload)/plate/plate-field#PlateField": PlateField_17b1914fbdd4820412a35c556da89ceb,
  "/app/(payload)/colours/colour-picker.client#ColourPicker": ColourPicker_5dfe534d01164f1b66621389aa6f262b,
  "/app/(payload)/coverage/coverage-field#CoverageField": CoverageField_a31d30a85ff233c566e5b4608f5ee363,
  "/app/(payload)/translations/translations-cell#TranslationsCell": TranslationsCell_2743d77d709034e6313c451b4568aa5e,
  "/app/(payload)/translations/translations-field#TranslationsField": TranslationsField_0257270f6165c2640f2a9e53e4dab5fc,
  "/app/(payload)/translations/entry-title#EntryTitle": EntryTitle_ab16d209335da812fd4ae5fe3bc4d694,
  "/app/(payload)/drafts/background-save#BackgroundSave": BackgroundSave_c799d0fcc0ae9c717fce03092171dcd7,
  "/app/(payload)/drafts/new-entry.client#DraftEditView": DraftEditView_360c78fc78ba10c529224a6649cdacc2,
  "/app/(payload)/references/used-in#UsedIn": UsedIn_4157780d4b80a49d8c543b5cbf93f82c,
  "/app/(payload)/accounts/account-cell#AccountCell": AccountCell_a4bb36edf546b792f359dfcf37a38fb8,
  "/app/(payload)/accounts/account-field#AccountField": AccountField_2163f25d1bbbd67b77c78f5aa9ff30d9,
  "/app/(payload)/moderation/undo-decision#UndoDecision": UndoDecision_bbc0c24aa7e5306e4411147e7ed1e208,
  "/app/(payload)/publishing/publish-button#GuidePublishButton": GuidePublishButton_ee1e1ea9d4f798b8ec1ca01abb3f8b28,
  "/app/(payload)/products/submission-field#SubmissionField": SubmissionField_6457ca6dc205cf2fa72933e0bdf8ff1f,
  "/app/(payload)/currency/currency-field.client#CurrencyField": CurrencyField_5d55e40dac760ace66ceffb06331cdcc,
  "/app/(payload)/variants/matrix-field#MatrixField": MatrixField_d610d625c113000a54aae0e7bfe3ebdd,
  "/app/(payload)/rows/row-label.client#FieldsRowLabel": FieldsRowLabel_65c0e3469714dec1d9a8d3f192019298,
  "/app/(payload)/variants/variant-row-label.client#VariantRowLabel": VariantRowLabel_c54230f4d8d03edf17882e816620e75f,
  "/app/(payload)/regions/region-fields#RegionsField": RegionsField_b9a8b59445c2d2b1ada350c45b9636bc,
  "/app/(payload)/publishing/publish-button#ProductPublishButton": ProductPublishButton_ee1e1ea9d4f798b8ec1ca01abb3f8b28,
  "/app/(payload)/orders/state-cell#StateCell": StateCell_1053fe75fa39002c64bffc6431293609,
  "/app/(payload)/orders/order-total#SumCell": SumCell_c82c512ece767cab33d5562ef89eb18b,
  "/app/(payload)/orders/lines-cell#LinesCell": LinesCell_ffe35c7cadb5d4b55acd0b60ccf1bb2c,
  "/app/(payload)/orders/contact-cell#ContactCell": ContactCell_92fed31e885662eded86cef5b0bd6fc9,
  "/app/(payload)/orders/sheet#OrderSheet": OrderSheet_0301d29f6d9c8c2619dca4c9a8a13c7c,
  "/app/(payload)/regions/region-fields#CountryField": CountryField_b9a8b59445c2d2b1ada350c45b9636bc,
  "/app/(payload)/contributions/back-link#BackLink": BackLink_1c1fd6d3dd870943fd05a30690979a29,
  "/app/(payload)/contributions/save-button#SaveButton": SaveButton_8ff6d782aecccb6e3b7a1d4616e72eaf,
  "/app/(payload)/contributions/answered-comment#AnsweredCommentCell": AnsweredCommentCell_c1ae145bdfb2b4efe1459a3c9f44e570,
  "/app/(payload)/contributions/answered-comment#AnsweredCommentField": AnsweredCommentField_c1ae145bdfb2b4efe1459a3c9f44e570,
  "/app/(payload)/forms/form-field-label#FormFieldLabel": FormFieldLabel_b8c1107efad535ff78b30fb61fa9d960,
  "/app/(payload)/forms/submissions-field#SubmissionsField": SubmissionsField_54876f4840565d4bb352d40877298ec1,
  "/app/(payload)/forms/answers-field#AnswersField": AnswersField_6a83cfd2c9fbd99bced78a1cd725a2cb,
  "/app/(payload)/brand/graphics#Icon": Icon_1f24c09b3a85b4fa7147cd80020dc984,
  "/app/(payload)/brand/graphics#Logo": Logo_1f24c09b3a85b4fa7147cd80020dc984,
  "/app/(payload)/brand/skip-link#SkipLink": SkipLink_a48eb21c7f7bc466f29134e3ad6952f4,
  "/app/(payload)/brand/nav-opener.client#NavOpener": NavOpener_5a4fabcc8b89c855337d092f3e407272,
  "/app/(payload)/publishing/member-mark#MemberMark": MemberMark_cc35cc8f350884bff45f25e4172cf0a9,
  "/app/(payload)/moderation/link#ModerationLink": ModerationLink_c0d255cb673fb655f6c4cb58ce9d2d3b,
  "/app/(payload)/search/link#PanelLinks": PanelLinks_7952cd59fdef4e5ddfd9a903fa7df859,
  "/app/(payload)/form-state/form-state-provider.client#FormStateProvider": FormStateProvider_2366d10ec5a176ca26bd74f9a110c1a1,
  "/app/(payload)/coverage/view#CoverageView": CoverageView_10d9c04b316fa9ff3394fc41b025b8aa,
  "/app/(payload)/dashboard/view#DashboardView": DashboardView_1f42d93a1ddecdb44f84cb9862d64cd9,
  "/app/(payload)/imports/view#ImportsView": ImportsView_17fd6cf9de71660adcbd1e2bff2b5537,
  "/app/(payload)/moderation/view#ModerationView": ModerationView_6c067698a3e807a06db3b3c462c5192f,
  "/app/(payload)/search/view#SearchView": SearchView_50fcabb98161beb63c4252a5004ff6ae,
  "/app/(payload)/stock/view#StockView": StockView_d94eb37ceab8f1bc4158383adb9d722d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
