-- A price for one learner alone; it holds over the course's own until the course is bought.
create table personal_price (
  learner_id integer not null references learner (id),
  course_id integer not null references course (id),
  amount_fen integer not null check (amount_fen > 0),
  primary key (learner_id, course_id)
);
create index personal_price_by_course on personal_price (course_id);

create table purchase_order (
  -- Random: whoever knows it may pay it.
  id text primary key,
  learner_id integer not null references learner (id),
  course_id integer not null references course (id),
  amount_fen integer not null check (amount_fen > 0),
  -- 1 WeChat, 2 Alipay: the method that was last asked for, or that paid.
  method smallint not null check (method in (1, 2)),
  -- An open order whose time is over counts as expired before anyone writes it down.
  state text not null check (state in ('open', 'paid', 'closed', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz check ((state = 'paid') = (paid_at is not null))
);
-- At most one order of a learner and course is open or paid, however often and at once anybody clicks.
create unique index purchase_order_current on purchase_order (learner_id, course_id)
  where state in ('open', 'paid');
create index purchase_order_newest on purchase_order (learner_id, created_at desc, id);
create index purchase_order_by_course on purchase_order (course_id);

-- Money that came in, each transaction of a provider once.
create table payment (
  provider text not null,
  trade_no text not null,
  order_id text not null references purchase_order (id),
  amount_fen integer not null check (amount_fen > 0),
  paid_at timestamptz not null,
  -- The course was theirs already: this money goes back.
  refund_due boolean not null,
  primary key (provider, trade_no)
);
create index payment_by_order on payment (order_id);
create index payment_refund_due on payment (paid_at) where refund_due;

-- Notifications that were taken, so that none is taken twice.
create table payment_notice (
  provider text not null,
  nonce text not null,
  received_at timestamptz not null,
  primary key (provider, nonce)
);
create index payment_notice_by_time on payment_notice (received_at);
