export { Button, type ButtonProps } from "./button/button.tsx";
export { Icon, type IconProps } from "./icon/icon.tsx";
export * from "./icon/house-icons.ts";
export { Text, type TextProps } from "./text/text.tsx";
export { Heading, type HeadingLevel, type HeadingProps } from "./heading/heading.tsx";
export { Stack, type StackProps } from "./stack/stack.tsx";
export { Grid, type GridProps } from "./grid/grid.tsx";
export { Container, type ContainerProps } from "./container/container.tsx";
export { Section, SectionHead, type SectionHeadProps, type SectionProps } from "./section/section.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export {
  Skeleton,
  SkeletonFigure,
  SkeletonPlate,
  SkeletonText,
  type SkeletonFigureProps,
  type SkeletonPlateProps,
  type SkeletonProps,
  type SkeletonTextProps,
} from "./skeleton/skeleton.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export { Failure, type FailureProps } from "./failure/failure.tsx";
export {
  Tabs,
  type TabsListProps,
  type TabsPanelProps,
  type TabsProps,
  type TabsTabProps,
} from "./tabs/tabs.tsx";
export { LinkTabs, type LinkTab, type LinkTabsProps } from "./link-tabs/link-tabs.tsx";
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./breadcrumbs/breadcrumbs.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export {
  FilterBar,
  type FilterBarProps,
  type FilterLevel,
  type FilterOption,
} from "./filter-bar/filter-bar.tsx";
export { Plate, type PlateProps } from "./plate/plate.tsx";
export { Score, type ScoreProps } from "./score/score.tsx";
export { Reach, type ReachProps } from "./reach/reach.tsx";
export { Price, type PriceProps } from "./price/price.tsx";
export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";
export { Seal, type SealProps } from "./seal/seal.tsx";
export { CourseCard, type CourseCardProps } from "./course-card/course-card.tsx";
export {
  PurchasedCourse,
  type PurchasedCourseProps,
  type StudyState,
} from "./course-card/purchased-course.tsx";
export { RecommendedCourse, type RecommendedCourseProps } from "./course-card/recommended-course.tsx";
export { NumberedCourse, type NumberedCourseProps } from "./course-card/numbered-course.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { SearchField, type SearchFieldProps } from "./search-field/search-field.tsx";
export {
  SearchSuggestions,
  type SearchAnswer,
  type SearchSuggestionsProps,
} from "./search-suggestions/search-suggestions.tsx";
export type { Suggestion, SuggestionGroup } from "./search-suggestions/suggestion-option.tsx";
export { SiteHeader, type NavLink, type SiteHeaderProps } from "./site-header/site-header.tsx";
export {
  SiteFooter,
  type FooterCode,
  type FooterColumn,
  type SiteFooterProps,
} from "./site-footer/site-footer.tsx";
export { Columns, type ColumnProps, type ColumnsProps } from "./columns/columns.tsx";
export { ScanCode, type ScanCodeProps } from "./scan-code/scan-code.tsx";
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from "./segmented-control/segmented-control.tsx";
export { CourseRows, type CourseRowsProps } from "./course-card/course-rows.tsx";
export { LessonList, type Lesson, type LessonListProps } from "./lesson-list/lesson-list.tsx";
export { TutorCard, type TutorCardProps } from "./tutor-card/tutor-card.tsx";
export { ResumeNotice, type ResumeNoticeProps } from "./resume-notice/resume-notice.tsx";
export { StudyCalendar, type StudyCalendarProps, type StudyDay } from "./study-calendar/study-calendar.tsx";
export { clockTime } from "./player/spoken-time.ts";
export { HeldPlace, type HeldPlaceProps } from "./held-place/held-place.tsx";
export { StudyPanel, type StudyPanelProps } from "./study-panel/study-panel.tsx";
export { FloatingMenu, type FloatingMenuProps } from "./floating-menu/floating-menu.tsx";
export { scrollDuration, scrollPageTo } from "./floating-menu/scroll-to.ts";
export { SignInPromo, type SignInPromoProps } from "./sign-in-promo/sign-in-promo.tsx";
export { AppDownload, type AppDownloadProps, type AppSource } from "./app-download/app-download.tsx";
export { BuyBar, type BuyBarProps } from "./buy-bar/buy-bar.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export { isMainlandMobile } from "./phone-field/mainland-mobile.ts";
export { CodeField, type CodeFieldProps } from "./code-field/code-field.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { Switch, type SwitchProps } from "./switch/switch.tsx";
export { CategoryMenu, type Category, type CategoryMenuProps } from "./category-menu/category-menu.tsx";
export { Carousel, type CarouselProps } from "./carousel/carousel.tsx";
export type { Slide, SlidePicture } from "./carousel/carousel-slide.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";
export { AlertDialog, type AlertDialogProps } from "./alert-dialog/alert-dialog.tsx";
export { Popover, PopoverClose, type PopoverProps } from "./popover/popover.tsx";
export { Toast, type ToastProps, type ToastTone } from "./toast/toast.tsx";
export { Toaster, type ToasterProps, type ToastItem } from "./toast/toaster.tsx";
export { TopProgress, type TopProgressProps } from "./top-progress/top-progress.tsx";
export { OfflineBanner, type OfflineBannerProps } from "./offline-banner/offline-banner.tsx";
export { Prose, type ProseProps } from "./prose/prose.tsx";
export { Main, type MainProps } from "./main/main.tsx";
export { StageStill, type StageStillProps } from "./stage-still/stage-still.tsx";
export { ChinaMapShape, LazyChinaMap } from "./china-map/lazy-china-map.tsx";
export type { ChinaMapProps } from "./china-map/china-map.tsx";
export type { MapKind, RegionCount } from "./china-map/tally.ts";
export { LazyPlayer, PlayerShape } from "./player/lazy-player.tsx";
export type { Cue } from "./player/host.ts";
export { StageNotice, type StageNoticeProps } from "./player/stage-notice.tsx";
export { Watermark, type WatermarkProps } from "./watermark/watermark.tsx";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code.tsx";
export { OrderList, OrderRow, type OrderRowProps, type OrderState } from "./order-row/order-row.tsx";
export {
  PaymentDialog,
  type PaymentDialogProps,
  type PaymentMethod,
  type PaymentState,
} from "./payment-dialog/payment-dialog.tsx";
export { TimedCode, type TimedCodeProps } from "./timed-code/timed-code.tsx";
export { StageScroll, StageSide, type StagePanel, type StageSideProps } from "./stage-side/stage-side.tsx";
export { Transcript, type TranscriptProps } from "./transcript/transcript.tsx";
export { lineAt } from "./transcript/matches.ts";
export { NoteEditor, type NoteDraft, type NoteEditorProps } from "./notes/note-editor.tsx";
export { NoteList, type NoteItem, type NoteListProps } from "./notes/note-list.tsx";
export { Certificate, type CertificateProps } from "./certificate/certificate.tsx";
export { Elevator, type ElevatorProps } from "./elevator/elevator.tsx";
export { Founder, type FounderProps } from "./founder/founder.tsx";
export { GrowthSolution, type GrowthSolutionProps } from "./growth-solution/growth-solution.tsx";
export { LiveTimeline, type LiveTimelineProps, type TimelineLive } from "./live-timeline/live-timeline.tsx";
export { NewsStrip, type NewsItem, type NewsStripProps } from "./news-strip/news-strip.tsx";
export { ShelfTiles, type Shelf, type ShelfTilesProps } from "./shelf-tiles/shelf-tiles.tsx";
export { DiscipleCard, type DiscipleCardProps } from "./disciple-card/disciple-card.tsx";
export { DiscipleGrid, type DiscipleGridProps } from "./disciple-card/disciple-grid.tsx";
export type { Disciple } from "./disciple-card/disciple.ts";
export { DiscipleDialog, type DiscipleDialogProps } from "./disciple-dialog/disciple-dialog.tsx";
export {
  OfflineCourseCard,
  type OfflineCourseCardProps,
} from "./offline-course-card/offline-course-card.tsx";
export { Chronicle, type ChronicleItem, type ChronicleProps } from "./chronicle/chronicle.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./select-field/select-field.tsx";
