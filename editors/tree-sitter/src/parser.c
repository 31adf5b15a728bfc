// grammar.json 7adfd8e3a8333b339c9450e69d42fef3738d9cac5a0df65892550059befcf76b
#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 67
#define LARGE_STATE_COUNT 46
#define SYMBOL_COUNT 203
#define ALIAS_COUNT 2
#define TOKEN_COUNT 182
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 0
#define MAX_ALIAS_SEQUENCE_LENGTH 5
#define PRODUCTION_ID_COUNT 7

enum {
  sym_identifier = 1,
  anon_sym_LBRACE = 2,
  anon_sym_RBRACE = 3,
  anon_sym_of = 4,
  anon_sym_de = 5,
  anon_sym_en = 6,
  anon_sym_DOT = 7,
  anon_sym_DOT_DOT = 8,
  anon_sym_yes_SLASHno = 9,
  anon_sym_your = 10,
  anon_sym_none = 11,
  anon_sym_you = 12,
  anon_sym_yes = 13,
  anon_sym_no = 14,
  anon_sym_announce = 15,
  anon_sym_remove = 16,
  anon_sym_repeat = 17,
  anon_sym_choose = 18,
  anon_sym_until = 19,
  anon_sym_needs = 20,
  anon_sym_costs = 21,
  anon_sym_gain = 22,
  anon_sym_move = 23,
  anon_sym_then = 24,
  anon_sym_else = 25,
  anon_sym_each = 26,
  anon_sym_pick = 27,
  anon_sym_pay = 28,
  anon_sym_let = 29,
  anon_sym_add = 30,
  anon_sym_for = 31,
  anon_sym_may = 32,
  anon_sym_end = 33,
  anon_sym_if = 34,
  anon_sym_do = 35,
  anon_sym_ranking = 36,
  anon_sym_rating = 37,
  anon_sym_while = 38,
  anon_sym_worth = 39,
  anon_sym_when = 40,
  anon_sym_flow = 41,
  anon_sym_to = 42,
  anon_sym_where = 43,
  anon_sym_every = 44,
  anon_sym_after = 45,
  anon_sym_from = 46,
  anon_sym_some = 47,
  anon_sym_has = 48,
  anon_sym_in = 49,
  anon_sym_as = 50,
  anon_sym_at = 51,
  anon_sym_on = 52,
  anon_sym_and = 53,
  anon_sym_not = 54,
  anon_sym_mod = 55,
  anon_sym_or = 56,
  anon_sym_is = 57,
  anon_sym_EQ_EQ = 58,
  anon_sym_BANG_EQ = 59,
  anon_sym_AMP_AMP = 60,
  anon_sym_PIPE_PIPE = 61,
  anon_sym_BANG = 62,
  anon_sym_LT_EQ = 63,
  anon_sym_GT_EQ = 64,
  anon_sym_LT = 65,
  anon_sym_GT = 66,
  anon_sym_EQ = 67,
  anon_sym_PLUS = 68,
  anon_sym_DASH = 69,
  anon_sym_STAR = 70,
  anon_sym_SLASH = 71,
  anon_sym_LPAREN = 72,
  anon_sym_RPAREN = 73,
  anon_sym_LBRACK = 74,
  anon_sym_RBRACK = 75,
  anon_sym_COMMA = 76,
  anon_sym_COLON = 77,
  anon_sym_SEMI = 78,
  sym_language_word = 79,
  sym_game_word = 80,
  sym_option_word = 81,
  sym_rival_word = 82,
  sym_enum_word = 83,
  sym_player_word = 84,
  sym_die_word = 85,
  sym_counter_word = 86,
  sym_mark_word = 87,
  sym_family_word = 88,
  sym_piece_word = 89,
  sym_table_word = 90,
  sym_value_word = 91,
  sym_requirement_word = 92,
  sym_cost_word = 93,
  sym_action_word = 94,
  sym_shape_word = 95,
  sym_board_word = 96,
  sym_zone_word = 97,
  sym_track_word = 98,
  sym_history_word = 99,
  sym_event_word = 100,
  sym_reason_word = 101,
  sym_look_word = 102,
  sym_example_word = 103,
  sym_variant_word = 104,
  sym_source_word = 105,
  sym_question_word = 106,
  sym_see_word = 107,
  sym_tells_word = 108,
  sym_score_word = 109,
  sym_set_word = 110,
  sym_draw_word = 111,
  sym_roll_word = 112,
  sym_sort_word = 113,
  sym_players_word = 114,
  sym_points_word = 115,
  sym_credit_word = 116,
  sym_starts_word = 117,
  sym_max_word = 118,
  sym_beyond_word = 119,
  sym_copies_word = 120,
  sym_plus_word = 121,
  sym_says_word = 122,
  sym_keep_word = 123,
  sym_hexes_word = 124,
  sym_squares_word = 125,
  sym_regions_word = 126,
  sym_below_word = 127,
  sym_by_word = 128,
  sym_places_word = 129,
  sym_row_word = 130,
  sym_hidden_word = 131,
  sym_most_word = 132,
  sym_fewest_word = 133,
  sym_first_word = 134,
  sym_last_word = 135,
  sym_all_word = 136,
  sym_times_word = 137,
  sym_order_word = 138,
  sym_once_word = 139,
  sym_any_word = 140,
  sym_free_word = 141,
  sym_number_word = 142,
  sym_different_word = 143,
  sym_sum_word = 144,
  sym_empty_word = 145,
  sym_filled_word = 146,
  sym_full_word = 147,
  sym_rounded_word = 148,
  sym_up_word = 149,
  sym_down_word = 150,
  sym_proves_word = 151,
  sym_given_word = 152,
  sym_chance_word = 153,
  sym_declines_word = 154,
  sym_scores_word = 155,
  sym_can_word = 156,
  sym_cannot_word = 157,
  sym_because_word = 158,
  sym_chooses_word = 159,
  sym_sees_word = 160,
  sym_wins_word = 161,
  sym_win_word = 162,
  sym_rated_word = 163,
  sym_next_word = 164,
  sym_always_word = 165,
  sym_url_word = 166,
  sym_doubtful_word = 167,
  sym_single_word = 168,
  sym_about_word = 169,
  sym_reading_word = 170,
  sym_change_word = 171,
  sym_extend_word = 172,
  sym_number = 173,
  anon_sym_DQUOTE = 174,
  aux_sym_string_token1 = 175,
  aux_sym_string_token2 = 176,
  aux_sym_string_token3 = 177,
  sym_escape = 178,
  sym_hole = 179,
  sym_comment = 180,
  sym_newline = 181,
  sym_file = 182,
  sym__item = 183,
  sym_block = 184,
  sym_picture = 185,
  sym_cells = 186,
  sym_given = 187,
  sym_position = 188,
  sym_facts = 189,
  sym_constant = 190,
  sym_statement = 191,
  sym_declaration = 192,
  sym_word = 193,
  sym_operator = 194,
  sym_punctuation = 195,
  sym_contextual = 196,
  sym_string = 197,
  aux_sym_file_repeat1 = 198,
  aux_sym_cells_repeat1 = 199,
  aux_sym_position_repeat1 = 200,
  aux_sym_facts_repeat1 = 201,
  aux_sym_string_repeat1 = 202,
  alias_sym_cell = 203,
  alias_sym_thing = 204,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_of] = "of",
  [anon_sym_de] = "de",
  [anon_sym_en] = "en",
  [anon_sym_DOT] = ".",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_yes_SLASHno] = "yes/no",
  [anon_sym_your] = "your",
  [anon_sym_none] = "none",
  [anon_sym_you] = "you",
  [anon_sym_yes] = "yes",
  [anon_sym_no] = "no",
  [anon_sym_announce] = "announce",
  [anon_sym_remove] = "remove",
  [anon_sym_repeat] = "repeat",
  [anon_sym_choose] = "choose",
  [anon_sym_until] = "until",
  [anon_sym_needs] = "needs",
  [anon_sym_costs] = "costs",
  [anon_sym_gain] = "gain",
  [anon_sym_move] = "move",
  [anon_sym_then] = "then",
  [anon_sym_else] = "else",
  [anon_sym_each] = "each",
  [anon_sym_pick] = "pick",
  [anon_sym_pay] = "pay",
  [anon_sym_let] = "let",
  [anon_sym_add] = "add",
  [anon_sym_for] = "for",
  [anon_sym_may] = "may",
  [anon_sym_end] = "end",
  [anon_sym_if] = "if",
  [anon_sym_do] = "do",
  [anon_sym_ranking] = "ranking",
  [anon_sym_rating] = "rating",
  [anon_sym_while] = "while",
  [anon_sym_worth] = "worth",
  [anon_sym_when] = "when",
  [anon_sym_flow] = "flow",
  [anon_sym_to] = "to",
  [anon_sym_where] = "where",
  [anon_sym_every] = "every",
  [anon_sym_after] = "after",
  [anon_sym_from] = "from",
  [anon_sym_some] = "some",
  [anon_sym_has] = "has",
  [anon_sym_in] = "in",
  [anon_sym_as] = "as",
  [anon_sym_at] = "at",
  [anon_sym_on] = "on",
  [anon_sym_and] = "and",
  [anon_sym_not] = "not",
  [anon_sym_mod] = "mod",
  [anon_sym_or] = "or",
  [anon_sym_is] = "is",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_AMP_AMP] = "&&",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_BANG] = "!",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_EQ] = "=",
  [anon_sym_PLUS] = "+",
  [anon_sym_DASH] = "-",
  [anon_sym_STAR] = "*",
  [anon_sym_SLASH] = "/",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_COMMA] = ",",
  [anon_sym_COLON] = ":",
  [anon_sym_SEMI] = ";",
  [sym_language_word] = "language_word",
  [sym_game_word] = "game_word",
  [sym_option_word] = "option_word",
  [sym_rival_word] = "rival_word",
  [sym_enum_word] = "enum_word",
  [sym_player_word] = "player_word",
  [sym_die_word] = "die_word",
  [sym_counter_word] = "counter_word",
  [sym_mark_word] = "mark_word",
  [sym_family_word] = "family_word",
  [sym_piece_word] = "piece_word",
  [sym_table_word] = "table_word",
  [sym_value_word] = "value_word",
  [sym_requirement_word] = "requirement_word",
  [sym_cost_word] = "cost_word",
  [sym_action_word] = "action_word",
  [sym_shape_word] = "shape_word",
  [sym_board_word] = "board_word",
  [sym_zone_word] = "zone_word",
  [sym_track_word] = "track_word",
  [sym_history_word] = "history_word",
  [sym_event_word] = "event_word",
  [sym_reason_word] = "reason_word",
  [sym_look_word] = "look_word",
  [sym_example_word] = "example_word",
  [sym_variant_word] = "variant_word",
  [sym_source_word] = "source_word",
  [sym_question_word] = "question_word",
  [sym_see_word] = "see_word",
  [sym_tells_word] = "tells_word",
  [sym_score_word] = "score_word",
  [sym_set_word] = "set_word",
  [sym_draw_word] = "draw_word",
  [sym_roll_word] = "roll_word",
  [sym_sort_word] = "sort_word",
  [sym_players_word] = "players_word",
  [sym_points_word] = "points_word",
  [sym_credit_word] = "credit_word",
  [sym_starts_word] = "starts_word",
  [sym_max_word] = "max_word",
  [sym_beyond_word] = "beyond_word",
  [sym_copies_word] = "copies_word",
  [sym_plus_word] = "plus_word",
  [sym_says_word] = "says_word",
  [sym_keep_word] = "keep_word",
  [sym_hexes_word] = "hexes_word",
  [sym_squares_word] = "squares_word",
  [sym_regions_word] = "regions_word",
  [sym_below_word] = "below_word",
  [sym_by_word] = "by_word",
  [sym_places_word] = "places_word",
  [sym_row_word] = "row_word",
  [sym_hidden_word] = "hidden_word",
  [sym_most_word] = "most_word",
  [sym_fewest_word] = "fewest_word",
  [sym_first_word] = "first_word",
  [sym_last_word] = "last_word",
  [sym_all_word] = "all_word",
  [sym_times_word] = "times_word",
  [sym_order_word] = "order_word",
  [sym_once_word] = "once_word",
  [sym_any_word] = "any_word",
  [sym_free_word] = "free_word",
  [sym_number_word] = "number_word",
  [sym_different_word] = "different_word",
  [sym_sum_word] = "sum_word",
  [sym_empty_word] = "empty_word",
  [sym_filled_word] = "filled_word",
  [sym_full_word] = "full_word",
  [sym_rounded_word] = "rounded_word",
  [sym_up_word] = "up_word",
  [sym_down_word] = "down_word",
  [sym_proves_word] = "proves_word",
  [sym_given_word] = "given_word",
  [sym_chance_word] = "chance_word",
  [sym_declines_word] = "declines_word",
  [sym_scores_word] = "scores_word",
  [sym_can_word] = "can_word",
  [sym_cannot_word] = "cannot_word",
  [sym_because_word] = "because_word",
  [sym_chooses_word] = "chooses_word",
  [sym_sees_word] = "sees_word",
  [sym_wins_word] = "wins_word",
  [sym_win_word] = "win_word",
  [sym_rated_word] = "rated_word",
  [sym_next_word] = "next_word",
  [sym_always_word] = "always_word",
  [sym_url_word] = "url_word",
  [sym_doubtful_word] = "doubtful_word",
  [sym_single_word] = "single_word",
  [sym_about_word] = "about_word",
  [sym_reading_word] = "reading_word",
  [sym_change_word] = "change_word",
  [sym_extend_word] = "extend_word",
  [sym_number] = "number",
  [anon_sym_DQUOTE] = "\"",
  [aux_sym_string_token1] = "string_token1",
  [aux_sym_string_token2] = "string_token2",
  [aux_sym_string_token3] = "string_token3",
  [sym_escape] = "escape",
  [sym_hole] = "hole",
  [sym_comment] = "comment",
  [sym_newline] = "newline",
  [sym_file] = "file",
  [sym__item] = "_item",
  [sym_block] = "block",
  [sym_picture] = "picture",
  [sym_cells] = "cells",
  [sym_given] = "given",
  [sym_position] = "position",
  [sym_facts] = "facts",
  [sym_constant] = "constant",
  [sym_statement] = "statement",
  [sym_declaration] = "declaration",
  [sym_word] = "word",
  [sym_operator] = "operator",
  [sym_punctuation] = "punctuation",
  [sym_contextual] = "contextual",
  [sym_string] = "string",
  [aux_sym_file_repeat1] = "file_repeat1",
  [aux_sym_cells_repeat1] = "cells_repeat1",
  [aux_sym_position_repeat1] = "position_repeat1",
  [aux_sym_facts_repeat1] = "facts_repeat1",
  [aux_sym_string_repeat1] = "string_repeat1",
  [alias_sym_cell] = "cell",
  [alias_sym_thing] = "thing",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_of] = anon_sym_of,
  [anon_sym_de] = anon_sym_de,
  [anon_sym_en] = anon_sym_en,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_yes_SLASHno] = anon_sym_yes_SLASHno,
  [anon_sym_your] = anon_sym_your,
  [anon_sym_none] = anon_sym_none,
  [anon_sym_you] = anon_sym_you,
  [anon_sym_yes] = anon_sym_yes,
  [anon_sym_no] = anon_sym_no,
  [anon_sym_announce] = anon_sym_announce,
  [anon_sym_remove] = anon_sym_remove,
  [anon_sym_repeat] = anon_sym_repeat,
  [anon_sym_choose] = anon_sym_choose,
  [anon_sym_until] = anon_sym_until,
  [anon_sym_needs] = anon_sym_needs,
  [anon_sym_costs] = anon_sym_costs,
  [anon_sym_gain] = anon_sym_gain,
  [anon_sym_move] = anon_sym_move,
  [anon_sym_then] = anon_sym_then,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_each] = anon_sym_each,
  [anon_sym_pick] = anon_sym_pick,
  [anon_sym_pay] = anon_sym_pay,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_add] = anon_sym_add,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_may] = anon_sym_may,
  [anon_sym_end] = anon_sym_end,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_ranking] = anon_sym_ranking,
  [anon_sym_rating] = anon_sym_rating,
  [anon_sym_while] = anon_sym_while,
  [anon_sym_worth] = anon_sym_worth,
  [anon_sym_when] = anon_sym_when,
  [anon_sym_flow] = anon_sym_flow,
  [anon_sym_to] = anon_sym_to,
  [anon_sym_where] = anon_sym_where,
  [anon_sym_every] = anon_sym_every,
  [anon_sym_after] = anon_sym_after,
  [anon_sym_from] = anon_sym_from,
  [anon_sym_some] = anon_sym_some,
  [anon_sym_has] = anon_sym_has,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_at] = anon_sym_at,
  [anon_sym_on] = anon_sym_on,
  [anon_sym_and] = anon_sym_and,
  [anon_sym_not] = anon_sym_not,
  [anon_sym_mod] = anon_sym_mod,
  [anon_sym_or] = anon_sym_or,
  [anon_sym_is] = anon_sym_is,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_AMP_AMP] = anon_sym_AMP_AMP,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [sym_language_word] = sym_language_word,
  [sym_game_word] = sym_game_word,
  [sym_option_word] = sym_option_word,
  [sym_rival_word] = sym_rival_word,
  [sym_enum_word] = sym_enum_word,
  [sym_player_word] = sym_player_word,
  [sym_die_word] = sym_die_word,
  [sym_counter_word] = sym_counter_word,
  [sym_mark_word] = sym_mark_word,
  [sym_family_word] = sym_family_word,
  [sym_piece_word] = sym_piece_word,
  [sym_table_word] = sym_table_word,
  [sym_value_word] = sym_value_word,
  [sym_requirement_word] = sym_requirement_word,
  [sym_cost_word] = sym_cost_word,
  [sym_action_word] = sym_action_word,
  [sym_shape_word] = sym_shape_word,
  [sym_board_word] = sym_board_word,
  [sym_zone_word] = sym_zone_word,
  [sym_track_word] = sym_track_word,
  [sym_history_word] = sym_history_word,
  [sym_event_word] = sym_event_word,
  [sym_reason_word] = sym_reason_word,
  [sym_look_word] = sym_look_word,
  [sym_example_word] = sym_example_word,
  [sym_variant_word] = sym_variant_word,
  [sym_source_word] = sym_source_word,
  [sym_question_word] = sym_question_word,
  [sym_see_word] = sym_see_word,
  [sym_tells_word] = sym_tells_word,
  [sym_score_word] = sym_score_word,
  [sym_set_word] = sym_set_word,
  [sym_draw_word] = sym_draw_word,
  [sym_roll_word] = sym_roll_word,
  [sym_sort_word] = sym_sort_word,
  [sym_players_word] = sym_players_word,
  [sym_points_word] = sym_points_word,
  [sym_credit_word] = sym_credit_word,
  [sym_starts_word] = sym_starts_word,
  [sym_max_word] = sym_max_word,
  [sym_beyond_word] = sym_beyond_word,
  [sym_copies_word] = sym_copies_word,
  [sym_plus_word] = sym_plus_word,
  [sym_says_word] = sym_says_word,
  [sym_keep_word] = sym_keep_word,
  [sym_hexes_word] = sym_hexes_word,
  [sym_squares_word] = sym_squares_word,
  [sym_regions_word] = sym_regions_word,
  [sym_below_word] = sym_below_word,
  [sym_by_word] = sym_by_word,
  [sym_places_word] = sym_places_word,
  [sym_row_word] = sym_row_word,
  [sym_hidden_word] = sym_hidden_word,
  [sym_most_word] = sym_most_word,
  [sym_fewest_word] = sym_fewest_word,
  [sym_first_word] = sym_first_word,
  [sym_last_word] = sym_last_word,
  [sym_all_word] = sym_all_word,
  [sym_times_word] = sym_times_word,
  [sym_order_word] = sym_order_word,
  [sym_once_word] = sym_once_word,
  [sym_any_word] = sym_any_word,
  [sym_free_word] = sym_free_word,
  [sym_number_word] = sym_number_word,
  [sym_different_word] = sym_different_word,
  [sym_sum_word] = sym_sum_word,
  [sym_empty_word] = sym_empty_word,
  [sym_filled_word] = sym_filled_word,
  [sym_full_word] = sym_full_word,
  [sym_rounded_word] = sym_rounded_word,
  [sym_up_word] = sym_up_word,
  [sym_down_word] = sym_down_word,
  [sym_proves_word] = sym_proves_word,
  [sym_given_word] = sym_given_word,
  [sym_chance_word] = sym_chance_word,
  [sym_declines_word] = sym_declines_word,
  [sym_scores_word] = sym_scores_word,
  [sym_can_word] = sym_can_word,
  [sym_cannot_word] = sym_cannot_word,
  [sym_because_word] = sym_because_word,
  [sym_chooses_word] = sym_chooses_word,
  [sym_sees_word] = sym_sees_word,
  [sym_wins_word] = sym_wins_word,
  [sym_win_word] = sym_win_word,
  [sym_rated_word] = sym_rated_word,
  [sym_next_word] = sym_next_word,
  [sym_always_word] = sym_always_word,
  [sym_url_word] = sym_url_word,
  [sym_doubtful_word] = sym_doubtful_word,
  [sym_single_word] = sym_single_word,
  [sym_about_word] = sym_about_word,
  [sym_reading_word] = sym_reading_word,
  [sym_change_word] = sym_change_word,
  [sym_extend_word] = sym_extend_word,
  [sym_number] = sym_number,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [aux_sym_string_token1] = aux_sym_string_token1,
  [aux_sym_string_token2] = aux_sym_string_token2,
  [aux_sym_string_token3] = aux_sym_string_token3,
  [sym_escape] = sym_escape,
  [sym_hole] = sym_hole,
  [sym_comment] = sym_comment,
  [sym_newline] = sym_newline,
  [sym_file] = sym_file,
  [sym__item] = sym__item,
  [sym_block] = sym_block,
  [sym_picture] = sym_picture,
  [sym_cells] = sym_cells,
  [sym_given] = sym_given,
  [sym_position] = sym_position,
  [sym_facts] = sym_facts,
  [sym_constant] = sym_constant,
  [sym_statement] = sym_statement,
  [sym_declaration] = sym_declaration,
  [sym_word] = sym_word,
  [sym_operator] = sym_operator,
  [sym_punctuation] = sym_punctuation,
  [sym_contextual] = sym_contextual,
  [sym_string] = sym_string,
  [aux_sym_file_repeat1] = aux_sym_file_repeat1,
  [aux_sym_cells_repeat1] = aux_sym_cells_repeat1,
  [aux_sym_position_repeat1] = aux_sym_position_repeat1,
  [aux_sym_facts_repeat1] = aux_sym_facts_repeat1,
  [aux_sym_string_repeat1] = aux_sym_string_repeat1,
  [alias_sym_cell] = alias_sym_cell,
  [alias_sym_thing] = alias_sym_thing,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_of] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_de] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_en] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_yes_SLASHno] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_your] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_none] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_you] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_yes] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_no] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_announce] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_remove] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_repeat] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_choose] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_until] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_needs] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_costs] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_gain] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_move] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_then] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_each] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_pick] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_pay] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_let] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_add] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_may] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_end] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ranking] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rating] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_worth] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_when] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_flow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_to] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_where] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_every] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_after] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_from] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_some] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_has] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_at] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_on] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_and] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_not] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mod] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_or] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_is] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [sym_language_word] = {
    .visible = true,
    .named = true,
  },
  [sym_game_word] = {
    .visible = true,
    .named = true,
  },
  [sym_option_word] = {
    .visible = true,
    .named = true,
  },
  [sym_rival_word] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_word] = {
    .visible = true,
    .named = true,
  },
  [sym_player_word] = {
    .visible = true,
    .named = true,
  },
  [sym_die_word] = {
    .visible = true,
    .named = true,
  },
  [sym_counter_word] = {
    .visible = true,
    .named = true,
  },
  [sym_mark_word] = {
    .visible = true,
    .named = true,
  },
  [sym_family_word] = {
    .visible = true,
    .named = true,
  },
  [sym_piece_word] = {
    .visible = true,
    .named = true,
  },
  [sym_table_word] = {
    .visible = true,
    .named = true,
  },
  [sym_value_word] = {
    .visible = true,
    .named = true,
  },
  [sym_requirement_word] = {
    .visible = true,
    .named = true,
  },
  [sym_cost_word] = {
    .visible = true,
    .named = true,
  },
  [sym_action_word] = {
    .visible = true,
    .named = true,
  },
  [sym_shape_word] = {
    .visible = true,
    .named = true,
  },
  [sym_board_word] = {
    .visible = true,
    .named = true,
  },
  [sym_zone_word] = {
    .visible = true,
    .named = true,
  },
  [sym_track_word] = {
    .visible = true,
    .named = true,
  },
  [sym_history_word] = {
    .visible = true,
    .named = true,
  },
  [sym_event_word] = {
    .visible = true,
    .named = true,
  },
  [sym_reason_word] = {
    .visible = true,
    .named = true,
  },
  [sym_look_word] = {
    .visible = true,
    .named = true,
  },
  [sym_example_word] = {
    .visible = true,
    .named = true,
  },
  [sym_variant_word] = {
    .visible = true,
    .named = true,
  },
  [sym_source_word] = {
    .visible = true,
    .named = true,
  },
  [sym_question_word] = {
    .visible = true,
    .named = true,
  },
  [sym_see_word] = {
    .visible = true,
    .named = true,
  },
  [sym_tells_word] = {
    .visible = true,
    .named = true,
  },
  [sym_score_word] = {
    .visible = true,
    .named = true,
  },
  [sym_set_word] = {
    .visible = true,
    .named = true,
  },
  [sym_draw_word] = {
    .visible = true,
    .named = true,
  },
  [sym_roll_word] = {
    .visible = true,
    .named = true,
  },
  [sym_sort_word] = {
    .visible = true,
    .named = true,
  },
  [sym_players_word] = {
    .visible = true,
    .named = true,
  },
  [sym_points_word] = {
    .visible = true,
    .named = true,
  },
  [sym_credit_word] = {
    .visible = true,
    .named = true,
  },
  [sym_starts_word] = {
    .visible = true,
    .named = true,
  },
  [sym_max_word] = {
    .visible = true,
    .named = true,
  },
  [sym_beyond_word] = {
    .visible = true,
    .named = true,
  },
  [sym_copies_word] = {
    .visible = true,
    .named = true,
  },
  [sym_plus_word] = {
    .visible = true,
    .named = true,
  },
  [sym_says_word] = {
    .visible = true,
    .named = true,
  },
  [sym_keep_word] = {
    .visible = true,
    .named = true,
  },
  [sym_hexes_word] = {
    .visible = true,
    .named = true,
  },
  [sym_squares_word] = {
    .visible = true,
    .named = true,
  },
  [sym_regions_word] = {
    .visible = true,
    .named = true,
  },
  [sym_below_word] = {
    .visible = true,
    .named = true,
  },
  [sym_by_word] = {
    .visible = true,
    .named = true,
  },
  [sym_places_word] = {
    .visible = true,
    .named = true,
  },
  [sym_row_word] = {
    .visible = true,
    .named = true,
  },
  [sym_hidden_word] = {
    .visible = true,
    .named = true,
  },
  [sym_most_word] = {
    .visible = true,
    .named = true,
  },
  [sym_fewest_word] = {
    .visible = true,
    .named = true,
  },
  [sym_first_word] = {
    .visible = true,
    .named = true,
  },
  [sym_last_word] = {
    .visible = true,
    .named = true,
  },
  [sym_all_word] = {
    .visible = true,
    .named = true,
  },
  [sym_times_word] = {
    .visible = true,
    .named = true,
  },
  [sym_order_word] = {
    .visible = true,
    .named = true,
  },
  [sym_once_word] = {
    .visible = true,
    .named = true,
  },
  [sym_any_word] = {
    .visible = true,
    .named = true,
  },
  [sym_free_word] = {
    .visible = true,
    .named = true,
  },
  [sym_number_word] = {
    .visible = true,
    .named = true,
  },
  [sym_different_word] = {
    .visible = true,
    .named = true,
  },
  [sym_sum_word] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_word] = {
    .visible = true,
    .named = true,
  },
  [sym_filled_word] = {
    .visible = true,
    .named = true,
  },
  [sym_full_word] = {
    .visible = true,
    .named = true,
  },
  [sym_rounded_word] = {
    .visible = true,
    .named = true,
  },
  [sym_up_word] = {
    .visible = true,
    .named = true,
  },
  [sym_down_word] = {
    .visible = true,
    .named = true,
  },
  [sym_proves_word] = {
    .visible = true,
    .named = true,
  },
  [sym_given_word] = {
    .visible = true,
    .named = true,
  },
  [sym_chance_word] = {
    .visible = true,
    .named = true,
  },
  [sym_declines_word] = {
    .visible = true,
    .named = true,
  },
  [sym_scores_word] = {
    .visible = true,
    .named = true,
  },
  [sym_can_word] = {
    .visible = true,
    .named = true,
  },
  [sym_cannot_word] = {
    .visible = true,
    .named = true,
  },
  [sym_because_word] = {
    .visible = true,
    .named = true,
  },
  [sym_chooses_word] = {
    .visible = true,
    .named = true,
  },
  [sym_sees_word] = {
    .visible = true,
    .named = true,
  },
  [sym_wins_word] = {
    .visible = true,
    .named = true,
  },
  [sym_win_word] = {
    .visible = true,
    .named = true,
  },
  [sym_rated_word] = {
    .visible = true,
    .named = true,
  },
  [sym_next_word] = {
    .visible = true,
    .named = true,
  },
  [sym_always_word] = {
    .visible = true,
    .named = true,
  },
  [sym_url_word] = {
    .visible = true,
    .named = true,
  },
  [sym_doubtful_word] = {
    .visible = true,
    .named = true,
  },
  [sym_single_word] = {
    .visible = true,
    .named = true,
  },
  [sym_about_word] = {
    .visible = true,
    .named = true,
  },
  [sym_reading_word] = {
    .visible = true,
    .named = true,
  },
  [sym_change_word] = {
    .visible = true,
    .named = true,
  },
  [sym_extend_word] = {
    .visible = true,
    .named = true,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_string_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_token2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_token3] = {
    .visible = false,
    .named = false,
  },
  [sym_escape] = {
    .visible = true,
    .named = true,
  },
  [sym_hole] = {
    .visible = true,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_newline] = {
    .visible = true,
    .named = true,
  },
  [sym_file] = {
    .visible = true,
    .named = true,
  },
  [sym__item] = {
    .visible = false,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_picture] = {
    .visible = true,
    .named = true,
  },
  [sym_cells] = {
    .visible = true,
    .named = true,
  },
  [sym_given] = {
    .visible = true,
    .named = true,
  },
  [sym_position] = {
    .visible = true,
    .named = true,
  },
  [sym_facts] = {
    .visible = true,
    .named = true,
  },
  [sym_constant] = {
    .visible = true,
    .named = true,
  },
  [sym_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_word] = {
    .visible = true,
    .named = true,
  },
  [sym_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_punctuation] = {
    .visible = true,
    .named = true,
  },
  [sym_contextual] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_cells_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_position_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_facts_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_cell] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_thing] = {
    .visible = true,
    .named = true,
  },
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = sym_word,
  },
  [2] = {
    [0] = alias_sym_thing,
  },
  [3] = {
    [0] = sym_declaration,
    [2] = sym_word,
  },
  [4] = {
    [0] = sym_punctuation,
  },
  [5] = {
    [0] = sym_operator,
  },
  [6] = {
    [0] = alias_sym_cell,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 23,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 24,
  [37] = 12,
  [38] = 8,
  [39] = 10,
  [40] = 14,
  [41] = 9,
  [42] = 11,
  [43] = 21,
  [44] = 18,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 48,
  [50] = 47,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 18,
  [56] = 21,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 58,
  [61] = 59,
  [62] = 58,
  [63] = 59,
  [64] = 64,
  [65] = 65,
  [66] = 66,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(12);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '!') ADVANCE(22);
      if (lookahead == '"') ADVANCE(50);
      if (lookahead == '&') ADVANCE(3);
      if (lookahead == '(') ADVANCE(32);
      if (lookahead == ')') ADVANCE(33);
      if (lookahead == '*') ADVANCE(30);
      if (lookahead == '+') ADVANCE(28);
      if (lookahead == ',') ADVANCE(36);
      if (lookahead == '-') ADVANCE(29);
      if (lookahead == '.') ADVANCE(15);
      if (lookahead == '/') ADVANCE(31);
      if (lookahead == ':') ADVANCE(37);
      if (lookahead == ';') ADVANCE(38);
      if (lookahead == '<') ADVANCE(25);
      if (lookahead == '=') ADVANCE(27);
      if (lookahead == '>') ADVANCE(26);
      if (lookahead == '[') ADVANCE(34);
      if (lookahead == '\\') ADVANCE(10);
      if (lookahead == ']') ADVANCE(35);
      if (lookahead == 'y') ADVANCE(40);
      if (lookahead == '{') ADVANCE(48);
      if (lookahead == '|') ADVANCE(8);
      if (lookahead == '}') ADVANCE(48);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(11)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(43);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '"') ADVANCE(44);
      if (lookahead == '.') ADVANCE(15);
      if (lookahead == '/') ADVANCE(4);
      if (lookahead == '}') ADVANCE(14);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(1)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(43);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 2:
      if (lookahead == '\r') SKIP(5)
      if (lookahead == '"') ADVANCE(50);
      if (lookahead == '/') ADVANCE(46);
      if (lookahead == '\\') ADVANCE(10);
      if (lookahead == '{') ADVANCE(49);
      if (lookahead == '}') ADVANCE(48);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(45);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(47);
      END_STATE();
    case 3:
      if (lookahead == '&') ADVANCE(20);
      END_STATE();
    case 4:
      if (lookahead == '/') ADVANCE(53);
      END_STATE();
    case 5:
      if (lookahead == '/') ADVANCE(4);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(5)
      END_STATE();
    case 6:
      if (lookahead == 'n') ADVANCE(7);
      END_STATE();
    case 7:
      if (lookahead == 'o') ADVANCE(17);
      END_STATE();
    case 8:
      if (lookahead == '|') ADVANCE(21);
      END_STATE();
    case 9:
      if (lookahead == '}') ADVANCE(52);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '{') ADVANCE(9);
      END_STATE();
    case 10:
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(51);
      END_STATE();
    case 11:
      if (eof) ADVANCE(12);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '!') ADVANCE(22);
      if (lookahead == '"') ADVANCE(44);
      if (lookahead == '&') ADVANCE(3);
      if (lookahead == '(') ADVANCE(32);
      if (lookahead == ')') ADVANCE(33);
      if (lookahead == '*') ADVANCE(30);
      if (lookahead == '+') ADVANCE(28);
      if (lookahead == ',') ADVANCE(36);
      if (lookahead == '-') ADVANCE(29);
      if (lookahead == '.') ADVANCE(15);
      if (lookahead == '/') ADVANCE(31);
      if (lookahead == ':') ADVANCE(37);
      if (lookahead == ';') ADVANCE(38);
      if (lookahead == '<') ADVANCE(25);
      if (lookahead == '=') ADVANCE(27);
      if (lookahead == '>') ADVANCE(26);
      if (lookahead == '[') ADVANCE(34);
      if (lookahead == ']') ADVANCE(35);
      if (lookahead == 'y') ADVANCE(40);
      if (lookahead == '{') ADVANCE(13);
      if (lookahead == '|') ADVANCE(8);
      if (lookahead == '}') ADVANCE(14);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(11)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(43);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 12:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 13:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 14:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 15:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(16);
      END_STATE();
    case 16:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 17:
      ACCEPT_TOKEN(anon_sym_yes_SLASHno);
      END_STATE();
    case 18:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      END_STATE();
    case 19:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      END_STATE();
    case 20:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      END_STATE();
    case 21:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 22:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(19);
      END_STATE();
    case 23:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 24:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '=') ADVANCE(23);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(24);
      END_STATE();
    case 27:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(18);
      END_STATE();
    case 28:
      ACCEPT_TOKEN(anon_sym_PLUS);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(53);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '/') ADVANCE(6);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(41);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(39);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(sym_identifier);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(42);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(43);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead == '/') ADVANCE(46);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(45);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(47);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead == '/') ADVANCE(47);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(47);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(aux_sym_string_token1);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '\\' &&
          lookahead != '{' &&
          lookahead != '}') ADVANCE(47);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(aux_sym_string_token2);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(aux_sym_string_token2);
      if (lookahead == '}') ADVANCE(52);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"' &&
          lookahead != '{') ADVANCE(9);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(aux_sym_string_token3);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(sym_escape);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_hole);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(53);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym_newline);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (lookahead == 'a') ADVANCE(1);
      if (lookahead == 'b') ADVANCE(2);
      if (lookahead == 'c') ADVANCE(3);
      if (lookahead == 'd') ADVANCE(4);
      if (lookahead == 'e') ADVANCE(5);
      if (lookahead == 'f') ADVANCE(6);
      if (lookahead == 'g') ADVANCE(7);
      if (lookahead == 'h') ADVANCE(8);
      if (lookahead == 'i') ADVANCE(9);
      if (lookahead == 'k') ADVANCE(10);
      if (lookahead == 'l') ADVANCE(11);
      if (lookahead == 'm') ADVANCE(12);
      if (lookahead == 'n') ADVANCE(13);
      if (lookahead == 'o') ADVANCE(14);
      if (lookahead == 'p') ADVANCE(15);
      if (lookahead == 'q') ADVANCE(16);
      if (lookahead == 'r') ADVANCE(17);
      if (lookahead == 's') ADVANCE(18);
      if (lookahead == 't') ADVANCE(19);
      if (lookahead == 'u') ADVANCE(20);
      if (lookahead == 'v') ADVANCE(21);
      if (lookahead == 'w') ADVANCE(22);
      if (lookahead == 'y') ADVANCE(23);
      if (lookahead == 'z') ADVANCE(24);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(0)
      END_STATE();
    case 1:
      if (lookahead == 'b') ADVANCE(25);
      if (lookahead == 'c') ADVANCE(26);
      if (lookahead == 'd') ADVANCE(27);
      if (lookahead == 'f') ADVANCE(28);
      if (lookahead == 'l') ADVANCE(29);
      if (lookahead == 'n') ADVANCE(30);
      if (lookahead == 's') ADVANCE(31);
      if (lookahead == 't') ADVANCE(32);
      END_STATE();
    case 2:
      if (lookahead == 'e') ADVANCE(33);
      if (lookahead == 'o') ADVANCE(34);
      if (lookahead == 'y') ADVANCE(35);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(36);
      if (lookahead == 'h') ADVANCE(37);
      if (lookahead == 'o') ADVANCE(38);
      if (lookahead == 'r') ADVANCE(39);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(40);
      if (lookahead == 'i') ADVANCE(41);
      if (lookahead == 'o') ADVANCE(42);
      if (lookahead == 'r') ADVANCE(43);
      END_STATE();
    case 5:
      if (lookahead == 'a') ADVANCE(44);
      if (lookahead == 'l') ADVANCE(45);
      if (lookahead == 'm') ADVANCE(46);
      if (lookahead == 'n') ADVANCE(47);
      if (lookahead == 'v') ADVANCE(48);
      if (lookahead == 'x') ADVANCE(49);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(50);
      if (lookahead == 'e') ADVANCE(51);
      if (lookahead == 'i') ADVANCE(52);
      if (lookahead == 'l') ADVANCE(53);
      if (lookahead == 'o') ADVANCE(54);
      if (lookahead == 'r') ADVANCE(55);
      if (lookahead == 'u') ADVANCE(56);
      END_STATE();
    case 7:
      if (lookahead == 'a') ADVANCE(57);
      if (lookahead == 'i') ADVANCE(58);
      END_STATE();
    case 8:
      if (lookahead == 'a') ADVANCE(59);
      if (lookahead == 'e') ADVANCE(60);
      if (lookahead == 'i') ADVANCE(61);
      END_STATE();
    case 9:
      if (lookahead == 'f') ADVANCE(62);
      if (lookahead == 'n') ADVANCE(63);
      if (lookahead == 's') ADVANCE(64);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(65);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(66);
      if (lookahead == 'e') ADVANCE(67);
      if (lookahead == 'o') ADVANCE(68);
      END_STATE();
    case 12:
      if (lookahead == 'a') ADVANCE(69);
      if (lookahead == 'o') ADVANCE(70);
      END_STATE();
    case 13:
      if (lookahead == 'e') ADVANCE(71);
      if (lookahead == 'o') ADVANCE(72);
      if (lookahead == 'u') ADVANCE(73);
      END_STATE();
    case 14:
      if (lookahead == 'f') ADVANCE(74);
      if (lookahead == 'n') ADVANCE(75);
      if (lookahead == 'p') ADVANCE(76);
      if (lookahead == 'r') ADVANCE(77);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(78);
      if (lookahead == 'i') ADVANCE(79);
      if (lookahead == 'l') ADVANCE(80);
      if (lookahead == 'o') ADVANCE(81);
      if (lookahead == 'r') ADVANCE(82);
      END_STATE();
    case 16:
      if (lookahead == 'u') ADVANCE(83);
      END_STATE();
    case 17:
      if (lookahead == 'a') ADVANCE(84);
      if (lookahead == 'e') ADVANCE(85);
      if (lookahead == 'i') ADVANCE(86);
      if (lookahead == 'o') ADVANCE(87);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(88);
      if (lookahead == 'c') ADVANCE(89);
      if (lookahead == 'e') ADVANCE(90);
      if (lookahead == 'h') ADVANCE(91);
      if (lookahead == 'i') ADVANCE(92);
      if (lookahead == 'o') ADVANCE(93);
      if (lookahead == 'q') ADVANCE(94);
      if (lookahead == 't') ADVANCE(95);
      if (lookahead == 'u') ADVANCE(96);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(97);
      if (lookahead == 'e') ADVANCE(98);
      if (lookahead == 'h') ADVANCE(99);
      if (lookahead == 'i') ADVANCE(100);
      if (lookahead == 'o') ADVANCE(101);
      if (lookahead == 'r') ADVANCE(102);
      END_STATE();
    case 20:
      if (lookahead == 'n') ADVANCE(103);
      if (lookahead == 'p') ADVANCE(104);
      if (lookahead == 'r') ADVANCE(105);
      END_STATE();
    case 21:
      if (lookahead == 'a') ADVANCE(106);
      END_STATE();
    case 22:
      if (lookahead == 'h') ADVANCE(107);
      if (lookahead == 'i') ADVANCE(108);
      if (lookahead == 'o') ADVANCE(109);
      END_STATE();
    case 23:
      if (lookahead == 'e') ADVANCE(110);
      if (lookahead == 'o') ADVANCE(111);
      END_STATE();
    case 24:
      if (lookahead == 'o') ADVANCE(112);
      END_STATE();
    case 25:
      if (lookahead == 'o') ADVANCE(113);
      END_STATE();
    case 26:
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 27:
      if (lookahead == 'd') ADVANCE(115);
      END_STATE();
    case 28:
      if (lookahead == 't') ADVANCE(116);
      END_STATE();
    case 29:
      if (lookahead == 'l') ADVANCE(117);
      if (lookahead == 'w') ADVANCE(118);
      END_STATE();
    case 30:
      if (lookahead == 'd') ADVANCE(119);
      if (lookahead == 'n') ADVANCE(120);
      if (lookahead == 'y') ADVANCE(121);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_as);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 33:
      if (lookahead == 'c') ADVANCE(122);
      if (lookahead == 'l') ADVANCE(123);
      if (lookahead == 'y') ADVANCE(124);
      END_STATE();
    case 34:
      if (lookahead == 'a') ADVANCE(125);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(sym_by_word);
      END_STATE();
    case 36:
      if (lookahead == 'n') ADVANCE(126);
      END_STATE();
    case 37:
      if (lookahead == 'a') ADVANCE(127);
      if (lookahead == 'o') ADVANCE(128);
      END_STATE();
    case 38:
      if (lookahead == 'p') ADVANCE(129);
      if (lookahead == 's') ADVANCE(130);
      if (lookahead == 'u') ADVANCE(131);
      END_STATE();
    case 39:
      if (lookahead == 'e') ADVANCE(132);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_de);
      if (lookahead == 'c') ADVANCE(133);
      END_STATE();
    case 41:
      if (lookahead == 'e') ADVANCE(134);
      if (lookahead == 'f') ADVANCE(135);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_do);
      if (lookahead == 'u') ADVANCE(136);
      if (lookahead == 'w') ADVANCE(137);
      END_STATE();
    case 43:
      if (lookahead == 'a') ADVANCE(138);
      END_STATE();
    case 44:
      if (lookahead == 'c') ADVANCE(139);
      END_STATE();
    case 45:
      if (lookahead == 's') ADVANCE(140);
      END_STATE();
    case 46:
      if (lookahead == 'p') ADVANCE(141);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_en);
      if (lookahead == 'd') ADVANCE(142);
      if (lookahead == 'u') ADVANCE(143);
      END_STATE();
    case 48:
      if (lookahead == 'e') ADVANCE(144);
      END_STATE();
    case 49:
      if (lookahead == 'a') ADVANCE(145);
      if (lookahead == 't') ADVANCE(146);
      END_STATE();
    case 50:
      if (lookahead == 'm') ADVANCE(147);
      END_STATE();
    case 51:
      if (lookahead == 'w') ADVANCE(148);
      END_STATE();
    case 52:
      if (lookahead == 'l') ADVANCE(149);
      if (lookahead == 'r') ADVANCE(150);
      END_STATE();
    case 53:
      if (lookahead == 'o') ADVANCE(151);
      END_STATE();
    case 54:
      if (lookahead == 'r') ADVANCE(152);
      END_STATE();
    case 55:
      if (lookahead == 'e') ADVANCE(153);
      if (lookahead == 'o') ADVANCE(154);
      END_STATE();
    case 56:
      if (lookahead == 'l') ADVANCE(155);
      END_STATE();
    case 57:
      if (lookahead == 'i') ADVANCE(156);
      if (lookahead == 'm') ADVANCE(157);
      END_STATE();
    case 58:
      if (lookahead == 'v') ADVANCE(158);
      END_STATE();
    case 59:
      if (lookahead == 's') ADVANCE(159);
      END_STATE();
    case 60:
      if (lookahead == 'x') ADVANCE(160);
      END_STATE();
    case 61:
      if (lookahead == 'd') ADVANCE(161);
      if (lookahead == 's') ADVANCE(162);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_in);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(anon_sym_is);
      END_STATE();
    case 65:
      if (lookahead == 'e') ADVANCE(163);
      END_STATE();
    case 66:
      if (lookahead == 'n') ADVANCE(164);
      if (lookahead == 's') ADVANCE(165);
      END_STATE();
    case 67:
      if (lookahead == 't') ADVANCE(166);
      END_STATE();
    case 68:
      if (lookahead == 'o') ADVANCE(167);
      END_STATE();
    case 69:
      if (lookahead == 'r') ADVANCE(168);
      if (lookahead == 'x') ADVANCE(169);
      if (lookahead == 'y') ADVANCE(170);
      END_STATE();
    case 70:
      if (lookahead == 'd') ADVANCE(171);
      if (lookahead == 's') ADVANCE(172);
      if (lookahead == 'v') ADVANCE(173);
      END_STATE();
    case 71:
      if (lookahead == 'e') ADVANCE(174);
      if (lookahead == 'x') ADVANCE(175);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(anon_sym_no);
      if (lookahead == 'n') ADVANCE(176);
      if (lookahead == 't') ADVANCE(177);
      END_STATE();
    case 73:
      if (lookahead == 'm') ADVANCE(178);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(anon_sym_on);
      if (lookahead == 'c') ADVANCE(179);
      END_STATE();
    case 76:
      if (lookahead == 't') ADVANCE(180);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(anon_sym_or);
      if (lookahead == 'd') ADVANCE(181);
      END_STATE();
    case 78:
      if (lookahead == 'y') ADVANCE(182);
      END_STATE();
    case 79:
      if (lookahead == 'c') ADVANCE(183);
      if (lookahead == 'e') ADVANCE(184);
      END_STATE();
    case 80:
      if (lookahead == 'a') ADVANCE(185);
      if (lookahead == 'u') ADVANCE(186);
      END_STATE();
    case 81:
      if (lookahead == 'i') ADVANCE(187);
      END_STATE();
    case 82:
      if (lookahead == 'o') ADVANCE(188);
      END_STATE();
    case 83:
      if (lookahead == 'e') ADVANCE(189);
      END_STATE();
    case 84:
      if (lookahead == 'n') ADVANCE(190);
      if (lookahead == 't') ADVANCE(191);
      END_STATE();
    case 85:
      if (lookahead == 'a') ADVANCE(192);
      if (lookahead == 'g') ADVANCE(193);
      if (lookahead == 'm') ADVANCE(194);
      if (lookahead == 'p') ADVANCE(195);
      if (lookahead == 'q') ADVANCE(196);
      END_STATE();
    case 86:
      if (lookahead == 'v') ADVANCE(197);
      END_STATE();
    case 87:
      if (lookahead == 'l') ADVANCE(198);
      if (lookahead == 'u') ADVANCE(199);
      if (lookahead == 'w') ADVANCE(200);
      END_STATE();
    case 88:
      if (lookahead == 'y') ADVANCE(201);
      END_STATE();
    case 89:
      if (lookahead == 'o') ADVANCE(202);
      END_STATE();
    case 90:
      if (lookahead == 'e') ADVANCE(203);
      if (lookahead == 't') ADVANCE(204);
      END_STATE();
    case 91:
      if (lookahead == 'a') ADVANCE(205);
      END_STATE();
    case 92:
      if (lookahead == 'n') ADVANCE(206);
      END_STATE();
    case 93:
      if (lookahead == 'm') ADVANCE(207);
      if (lookahead == 'r') ADVANCE(208);
      if (lookahead == 'u') ADVANCE(209);
      END_STATE();
    case 94:
      if (lookahead == 'u') ADVANCE(210);
      END_STATE();
    case 95:
      if (lookahead == 'a') ADVANCE(211);
      END_STATE();
    case 96:
      if (lookahead == 'm') ADVANCE(212);
      END_STATE();
    case 97:
      if (lookahead == 'b') ADVANCE(213);
      END_STATE();
    case 98:
      if (lookahead == 'l') ADVANCE(214);
      END_STATE();
    case 99:
      if (lookahead == 'e') ADVANCE(215);
      END_STATE();
    case 100:
      if (lookahead == 'm') ADVANCE(216);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(anon_sym_to);
      END_STATE();
    case 102:
      if (lookahead == 'a') ADVANCE(217);
      END_STATE();
    case 103:
      if (lookahead == 't') ADVANCE(218);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(sym_up_word);
      END_STATE();
    case 105:
      if (lookahead == 'l') ADVANCE(219);
      END_STATE();
    case 106:
      if (lookahead == 'l') ADVANCE(220);
      if (lookahead == 'r') ADVANCE(221);
      END_STATE();
    case 107:
      if (lookahead == 'e') ADVANCE(222);
      if (lookahead == 'i') ADVANCE(223);
      END_STATE();
    case 108:
      if (lookahead == 'n') ADVANCE(224);
      END_STATE();
    case 109:
      if (lookahead == 'r') ADVANCE(225);
      END_STATE();
    case 110:
      if (lookahead == 's') ADVANCE(226);
      END_STATE();
    case 111:
      if (lookahead == 'u') ADVANCE(227);
      END_STATE();
    case 112:
      if (lookahead == 'n') ADVANCE(228);
      END_STATE();
    case 113:
      if (lookahead == 'u') ADVANCE(229);
      END_STATE();
    case 114:
      if (lookahead == 'i') ADVANCE(230);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(anon_sym_add);
      END_STATE();
    case 116:
      if (lookahead == 'e') ADVANCE(231);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(sym_all_word);
      END_STATE();
    case 118:
      if (lookahead == 'a') ADVANCE(232);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(anon_sym_and);
      END_STATE();
    case 120:
      if (lookahead == 'o') ADVANCE(233);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(sym_any_word);
      END_STATE();
    case 122:
      if (lookahead == 'a') ADVANCE(234);
      END_STATE();
    case 123:
      if (lookahead == 'o') ADVANCE(235);
      END_STATE();
    case 124:
      if (lookahead == 'o') ADVANCE(236);
      END_STATE();
    case 125:
      if (lookahead == 'r') ADVANCE(237);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(sym_can_word);
      if (lookahead == 'n') ADVANCE(238);
      END_STATE();
    case 127:
      if (lookahead == 'n') ADVANCE(239);
      END_STATE();
    case 128:
      if (lookahead == 'o') ADVANCE(240);
      END_STATE();
    case 129:
      if (lookahead == 'i') ADVANCE(241);
      END_STATE();
    case 130:
      if (lookahead == 't') ADVANCE(242);
      END_STATE();
    case 131:
      if (lookahead == 'n') ADVANCE(243);
      END_STATE();
    case 132:
      if (lookahead == 'd') ADVANCE(244);
      END_STATE();
    case 133:
      if (lookahead == 'l') ADVANCE(245);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(sym_die_word);
      END_STATE();
    case 135:
      if (lookahead == 'f') ADVANCE(246);
      END_STATE();
    case 136:
      if (lookahead == 'b') ADVANCE(247);
      END_STATE();
    case 137:
      if (lookahead == 'n') ADVANCE(248);
      END_STATE();
    case 138:
      if (lookahead == 'w') ADVANCE(249);
      END_STATE();
    case 139:
      if (lookahead == 'h') ADVANCE(250);
      END_STATE();
    case 140:
      if (lookahead == 'e') ADVANCE(251);
      END_STATE();
    case 141:
      if (lookahead == 't') ADVANCE(252);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(anon_sym_end);
      END_STATE();
    case 143:
      if (lookahead == 'm') ADVANCE(253);
      END_STATE();
    case 144:
      if (lookahead == 'n') ADVANCE(254);
      if (lookahead == 'r') ADVANCE(255);
      END_STATE();
    case 145:
      if (lookahead == 'm') ADVANCE(256);
      END_STATE();
    case 146:
      if (lookahead == 'e') ADVANCE(257);
      END_STATE();
    case 147:
      if (lookahead == 'i') ADVANCE(258);
      END_STATE();
    case 148:
      if (lookahead == 'e') ADVANCE(259);
      END_STATE();
    case 149:
      if (lookahead == 'l') ADVANCE(260);
      END_STATE();
    case 150:
      if (lookahead == 's') ADVANCE(261);
      END_STATE();
    case 151:
      if (lookahead == 'w') ADVANCE(262);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 153:
      if (lookahead == 'e') ADVANCE(263);
      END_STATE();
    case 154:
      if (lookahead == 'm') ADVANCE(264);
      END_STATE();
    case 155:
      if (lookahead == 'l') ADVANCE(265);
      END_STATE();
    case 156:
      if (lookahead == 'n') ADVANCE(266);
      END_STATE();
    case 157:
      if (lookahead == 'e') ADVANCE(267);
      END_STATE();
    case 158:
      if (lookahead == 'e') ADVANCE(268);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_has);
      END_STATE();
    case 160:
      if (lookahead == 'e') ADVANCE(269);
      END_STATE();
    case 161:
      if (lookahead == 'd') ADVANCE(270);
      END_STATE();
    case 162:
      if (lookahead == 't') ADVANCE(271);
      END_STATE();
    case 163:
      if (lookahead == 'p') ADVANCE(272);
      END_STATE();
    case 164:
      if (lookahead == 'g') ADVANCE(273);
      END_STATE();
    case 165:
      if (lookahead == 't') ADVANCE(274);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 167:
      if (lookahead == 'k') ADVANCE(275);
      END_STATE();
    case 168:
      if (lookahead == 'k') ADVANCE(276);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(sym_max_word);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(anon_sym_may);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_mod);
      END_STATE();
    case 172:
      if (lookahead == 't') ADVANCE(277);
      END_STATE();
    case 173:
      if (lookahead == 'e') ADVANCE(278);
      END_STATE();
    case 174:
      if (lookahead == 'd') ADVANCE(279);
      END_STATE();
    case 175:
      if (lookahead == 't') ADVANCE(280);
      END_STATE();
    case 176:
      if (lookahead == 'e') ADVANCE(281);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(anon_sym_not);
      END_STATE();
    case 178:
      if (lookahead == 'b') ADVANCE(282);
      END_STATE();
    case 179:
      if (lookahead == 'e') ADVANCE(283);
      END_STATE();
    case 180:
      if (lookahead == 'i') ADVANCE(284);
      END_STATE();
    case 181:
      if (lookahead == 'e') ADVANCE(285);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(anon_sym_pay);
      END_STATE();
    case 183:
      if (lookahead == 'k') ADVANCE(286);
      END_STATE();
    case 184:
      if (lookahead == 'c') ADVANCE(287);
      END_STATE();
    case 185:
      if (lookahead == 'c') ADVANCE(288);
      if (lookahead == 'y') ADVANCE(289);
      END_STATE();
    case 186:
      if (lookahead == 's') ADVANCE(290);
      END_STATE();
    case 187:
      if (lookahead == 'n') ADVANCE(291);
      END_STATE();
    case 188:
      if (lookahead == 'v') ADVANCE(292);
      END_STATE();
    case 189:
      if (lookahead == 's') ADVANCE(293);
      END_STATE();
    case 190:
      if (lookahead == 'k') ADVANCE(294);
      END_STATE();
    case 191:
      if (lookahead == 'e') ADVANCE(295);
      if (lookahead == 'i') ADVANCE(296);
      END_STATE();
    case 192:
      if (lookahead == 'd') ADVANCE(297);
      if (lookahead == 's') ADVANCE(298);
      END_STATE();
    case 193:
      if (lookahead == 'i') ADVANCE(299);
      END_STATE();
    case 194:
      if (lookahead == 'o') ADVANCE(300);
      END_STATE();
    case 195:
      if (lookahead == 'e') ADVANCE(301);
      END_STATE();
    case 196:
      if (lookahead == 'u') ADVANCE(302);
      END_STATE();
    case 197:
      if (lookahead == 'a') ADVANCE(303);
      END_STATE();
    case 198:
      if (lookahead == 'l') ADVANCE(304);
      END_STATE();
    case 199:
      if (lookahead == 'n') ADVANCE(305);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(sym_row_word);
      END_STATE();
    case 201:
      if (lookahead == 's') ADVANCE(306);
      END_STATE();
    case 202:
      if (lookahead == 'r') ADVANCE(307);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(sym_see_word);
      if (lookahead == 's') ADVANCE(308);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(sym_set_word);
      END_STATE();
    case 205:
      if (lookahead == 'p') ADVANCE(309);
      END_STATE();
    case 206:
      if (lookahead == 'g') ADVANCE(310);
      END_STATE();
    case 207:
      if (lookahead == 'e') ADVANCE(311);
      END_STATE();
    case 208:
      if (lookahead == 't') ADVANCE(312);
      END_STATE();
    case 209:
      if (lookahead == 'r') ADVANCE(313);
      END_STATE();
    case 210:
      if (lookahead == 'a') ADVANCE(314);
      END_STATE();
    case 211:
      if (lookahead == 'r') ADVANCE(315);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(sym_sum_word);
      END_STATE();
    case 213:
      if (lookahead == 'l') ADVANCE(316);
      END_STATE();
    case 214:
      if (lookahead == 'l') ADVANCE(317);
      END_STATE();
    case 215:
      if (lookahead == 'n') ADVANCE(318);
      END_STATE();
    case 216:
      if (lookahead == 'e') ADVANCE(319);
      END_STATE();
    case 217:
      if (lookahead == 'c') ADVANCE(320);
      END_STATE();
    case 218:
      if (lookahead == 'i') ADVANCE(321);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(sym_url_word);
      END_STATE();
    case 220:
      if (lookahead == 'u') ADVANCE(322);
      END_STATE();
    case 221:
      if (lookahead == 'i') ADVANCE(323);
      END_STATE();
    case 222:
      if (lookahead == 'n') ADVANCE(324);
      if (lookahead == 'r') ADVANCE(325);
      END_STATE();
    case 223:
      if (lookahead == 'l') ADVANCE(326);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(sym_win_word);
      if (lookahead == 's') ADVANCE(327);
      END_STATE();
    case 225:
      if (lookahead == 't') ADVANCE(328);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_yes);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(anon_sym_you);
      if (lookahead == 'r') ADVANCE(329);
      END_STATE();
    case 228:
      if (lookahead == 'e') ADVANCE(330);
      END_STATE();
    case 229:
      if (lookahead == 't') ADVANCE(331);
      END_STATE();
    case 230:
      if (lookahead == 'o') ADVANCE(332);
      END_STATE();
    case 231:
      if (lookahead == 'r') ADVANCE(333);
      END_STATE();
    case 232:
      if (lookahead == 'y') ADVANCE(334);
      END_STATE();
    case 233:
      if (lookahead == 'u') ADVANCE(335);
      END_STATE();
    case 234:
      if (lookahead == 'u') ADVANCE(336);
      END_STATE();
    case 235:
      if (lookahead == 'w') ADVANCE(337);
      END_STATE();
    case 236:
      if (lookahead == 'n') ADVANCE(338);
      END_STATE();
    case 237:
      if (lookahead == 'd') ADVANCE(339);
      END_STATE();
    case 238:
      if (lookahead == 'o') ADVANCE(340);
      END_STATE();
    case 239:
      if (lookahead == 'c') ADVANCE(341);
      if (lookahead == 'g') ADVANCE(342);
      END_STATE();
    case 240:
      if (lookahead == 's') ADVANCE(343);
      END_STATE();
    case 241:
      if (lookahead == 'e') ADVANCE(344);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(sym_cost_word);
      if (lookahead == 's') ADVANCE(345);
      END_STATE();
    case 243:
      if (lookahead == 't') ADVANCE(346);
      END_STATE();
    case 244:
      if (lookahead == 'i') ADVANCE(347);
      END_STATE();
    case 245:
      if (lookahead == 'i') ADVANCE(348);
      END_STATE();
    case 246:
      if (lookahead == 'e') ADVANCE(349);
      END_STATE();
    case 247:
      if (lookahead == 't') ADVANCE(350);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(sym_down_word);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(sym_draw_word);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(anon_sym_each);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 252:
      if (lookahead == 'y') ADVANCE(351);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(sym_enum_word);
      END_STATE();
    case 254:
      if (lookahead == 't') ADVANCE(352);
      END_STATE();
    case 255:
      if (lookahead == 'y') ADVANCE(353);
      END_STATE();
    case 256:
      if (lookahead == 'p') ADVANCE(354);
      END_STATE();
    case 257:
      if (lookahead == 'n') ADVANCE(355);
      END_STATE();
    case 258:
      if (lookahead == 'l') ADVANCE(356);
      END_STATE();
    case 259:
      if (lookahead == 's') ADVANCE(357);
      END_STATE();
    case 260:
      if (lookahead == 'e') ADVANCE(358);
      END_STATE();
    case 261:
      if (lookahead == 't') ADVANCE(359);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_flow);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(sym_free_word);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(sym_full_word);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(anon_sym_gain);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(sym_game_word);
      END_STATE();
    case 268:
      if (lookahead == 'n') ADVANCE(360);
      END_STATE();
    case 269:
      if (lookahead == 's') ADVANCE(361);
      END_STATE();
    case 270:
      if (lookahead == 'e') ADVANCE(362);
      END_STATE();
    case 271:
      if (lookahead == 'o') ADVANCE(363);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(sym_keep_word);
      END_STATE();
    case 273:
      if (lookahead == 'u') ADVANCE(364);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(sym_last_word);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(sym_look_word);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(sym_mark_word);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(sym_most_word);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(anon_sym_move);
      END_STATE();
    case 279:
      if (lookahead == 's') ADVANCE(365);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(sym_next_word);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(anon_sym_none);
      END_STATE();
    case 282:
      if (lookahead == 'e') ADVANCE(366);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(sym_once_word);
      END_STATE();
    case 284:
      if (lookahead == 'o') ADVANCE(367);
      END_STATE();
    case 285:
      if (lookahead == 'r') ADVANCE(368);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(anon_sym_pick);
      END_STATE();
    case 287:
      if (lookahead == 'e') ADVANCE(369);
      END_STATE();
    case 288:
      if (lookahead == 'e') ADVANCE(370);
      END_STATE();
    case 289:
      if (lookahead == 'e') ADVANCE(371);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(sym_plus_word);
      END_STATE();
    case 291:
      if (lookahead == 't') ADVANCE(372);
      END_STATE();
    case 292:
      if (lookahead == 'e') ADVANCE(373);
      END_STATE();
    case 293:
      if (lookahead == 't') ADVANCE(374);
      END_STATE();
    case 294:
      if (lookahead == 'i') ADVANCE(375);
      END_STATE();
    case 295:
      if (lookahead == 'd') ADVANCE(376);
      END_STATE();
    case 296:
      if (lookahead == 'n') ADVANCE(377);
      END_STATE();
    case 297:
      if (lookahead == 'i') ADVANCE(378);
      END_STATE();
    case 298:
      if (lookahead == 'o') ADVANCE(379);
      END_STATE();
    case 299:
      if (lookahead == 'o') ADVANCE(380);
      END_STATE();
    case 300:
      if (lookahead == 'v') ADVANCE(381);
      END_STATE();
    case 301:
      if (lookahead == 'a') ADVANCE(382);
      END_STATE();
    case 302:
      if (lookahead == 'i') ADVANCE(383);
      END_STATE();
    case 303:
      if (lookahead == 'l') ADVANCE(384);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(sym_roll_word);
      END_STATE();
    case 305:
      if (lookahead == 'd') ADVANCE(385);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(sym_says_word);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(386);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(sym_sees_word);
      END_STATE();
    case 309:
      if (lookahead == 'e') ADVANCE(387);
      END_STATE();
    case 310:
      if (lookahead == 'l') ADVANCE(388);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(sym_sort_word);
      END_STATE();
    case 313:
      if (lookahead == 'c') ADVANCE(389);
      END_STATE();
    case 314:
      if (lookahead == 'r') ADVANCE(390);
      END_STATE();
    case 315:
      if (lookahead == 't') ADVANCE(391);
      END_STATE();
    case 316:
      if (lookahead == 'e') ADVANCE(392);
      END_STATE();
    case 317:
      if (lookahead == 's') ADVANCE(393);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(anon_sym_then);
      END_STATE();
    case 319:
      if (lookahead == 's') ADVANCE(394);
      END_STATE();
    case 320:
      if (lookahead == 'k') ADVANCE(395);
      END_STATE();
    case 321:
      if (lookahead == 'l') ADVANCE(396);
      END_STATE();
    case 322:
      if (lookahead == 'e') ADVANCE(397);
      END_STATE();
    case 323:
      if (lookahead == 'a') ADVANCE(398);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(anon_sym_when);
      END_STATE();
    case 325:
      if (lookahead == 'e') ADVANCE(399);
      END_STATE();
    case 326:
      if (lookahead == 'e') ADVANCE(400);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(sym_wins_word);
      END_STATE();
    case 328:
      if (lookahead == 'h') ADVANCE(401);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(anon_sym_your);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(sym_zone_word);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(sym_about_word);
      END_STATE();
    case 332:
      if (lookahead == 'n') ADVANCE(402);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_after);
      END_STATE();
    case 334:
      if (lookahead == 's') ADVANCE(403);
      END_STATE();
    case 335:
      if (lookahead == 'n') ADVANCE(404);
      END_STATE();
    case 336:
      if (lookahead == 's') ADVANCE(405);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(sym_below_word);
      END_STATE();
    case 338:
      if (lookahead == 'd') ADVANCE(406);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(sym_board_word);
      END_STATE();
    case 340:
      if (lookahead == 't') ADVANCE(407);
      END_STATE();
    case 341:
      if (lookahead == 'e') ADVANCE(408);
      END_STATE();
    case 342:
      if (lookahead == 'e') ADVANCE(409);
      END_STATE();
    case 343:
      if (lookahead == 'e') ADVANCE(410);
      END_STATE();
    case 344:
      if (lookahead == 's') ADVANCE(411);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(anon_sym_costs);
      END_STATE();
    case 346:
      if (lookahead == 'e') ADVANCE(412);
      END_STATE();
    case 347:
      if (lookahead == 't') ADVANCE(413);
      END_STATE();
    case 348:
      if (lookahead == 'n') ADVANCE(414);
      END_STATE();
    case 349:
      if (lookahead == 'r') ADVANCE(415);
      END_STATE();
    case 350:
      if (lookahead == 'f') ADVANCE(416);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(sym_empty_word);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(sym_event_word);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_every);
      END_STATE();
    case 354:
      if (lookahead == 'l') ADVANCE(417);
      END_STATE();
    case 355:
      if (lookahead == 'd') ADVANCE(418);
      END_STATE();
    case 356:
      if (lookahead == 'y') ADVANCE(419);
      END_STATE();
    case 357:
      if (lookahead == 't') ADVANCE(420);
      END_STATE();
    case 358:
      if (lookahead == 'd') ADVANCE(421);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(sym_first_word);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(sym_given_word);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(sym_hexes_word);
      END_STATE();
    case 362:
      if (lookahead == 'n') ADVANCE(422);
      END_STATE();
    case 363:
      if (lookahead == 'r') ADVANCE(423);
      END_STATE();
    case 364:
      if (lookahead == 'a') ADVANCE(424);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(anon_sym_needs);
      END_STATE();
    case 366:
      if (lookahead == 'r') ADVANCE(425);
      END_STATE();
    case 367:
      if (lookahead == 'n') ADVANCE(426);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(sym_order_word);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(sym_piece_word);
      END_STATE();
    case 370:
      if (lookahead == 's') ADVANCE(427);
      END_STATE();
    case 371:
      if (lookahead == 'r') ADVANCE(428);
      END_STATE();
    case 372:
      if (lookahead == 's') ADVANCE(429);
      END_STATE();
    case 373:
      if (lookahead == 's') ADVANCE(430);
      END_STATE();
    case 374:
      if (lookahead == 'i') ADVANCE(431);
      END_STATE();
    case 375:
      if (lookahead == 'n') ADVANCE(432);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(sym_rated_word);
      END_STATE();
    case 377:
      if (lookahead == 'g') ADVANCE(433);
      END_STATE();
    case 378:
      if (lookahead == 'n') ADVANCE(434);
      END_STATE();
    case 379:
      if (lookahead == 'n') ADVANCE(435);
      END_STATE();
    case 380:
      if (lookahead == 'n') ADVANCE(436);
      END_STATE();
    case 381:
      if (lookahead == 'e') ADVANCE(437);
      END_STATE();
    case 382:
      if (lookahead == 't') ADVANCE(438);
      END_STATE();
    case 383:
      if (lookahead == 'r') ADVANCE(439);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(sym_rival_word);
      END_STATE();
    case 385:
      if (lookahead == 'e') ADVANCE(440);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(sym_score_word);
      if (lookahead == 's') ADVANCE(441);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(sym_shape_word);
      END_STATE();
    case 388:
      if (lookahead == 'e') ADVANCE(442);
      END_STATE();
    case 389:
      if (lookahead == 'e') ADVANCE(443);
      END_STATE();
    case 390:
      if (lookahead == 'e') ADVANCE(444);
      END_STATE();
    case 391:
      if (lookahead == 's') ADVANCE(445);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(sym_table_word);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(sym_tells_word);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym_times_word);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(sym_track_word);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(sym_value_word);
      END_STATE();
    case 398:
      if (lookahead == 'n') ADVANCE(446);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(anon_sym_where);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_worth);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(sym_action_word);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(sym_always_word);
      END_STATE();
    case 404:
      if (lookahead == 'c') ADVANCE(447);
      END_STATE();
    case 405:
      if (lookahead == 'e') ADVANCE(448);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(sym_beyond_word);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(sym_cannot_word);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(sym_chance_word);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(sym_change_word);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(anon_sym_choose);
      if (lookahead == 's') ADVANCE(449);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(sym_copies_word);
      END_STATE();
    case 412:
      if (lookahead == 'r') ADVANCE(450);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(sym_credit_word);
      END_STATE();
    case 414:
      if (lookahead == 'e') ADVANCE(451);
      END_STATE();
    case 415:
      if (lookahead == 'e') ADVANCE(452);
      END_STATE();
    case 416:
      if (lookahead == 'u') ADVANCE(453);
      END_STATE();
    case 417:
      if (lookahead == 'e') ADVANCE(454);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(sym_extend_word);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(sym_family_word);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(sym_fewest_word);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(sym_filled_word);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(sym_hidden_word);
      END_STATE();
    case 423:
      if (lookahead == 'y') ADVANCE(455);
      END_STATE();
    case 424:
      if (lookahead == 'g') ADVANCE(456);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(sym_number_word);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(sym_option_word);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(sym_places_word);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(sym_player_word);
      if (lookahead == 's') ADVANCE(457);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(sym_points_word);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_proves_word);
      END_STATE();
    case 431:
      if (lookahead == 'o') ADVANCE(458);
      END_STATE();
    case 432:
      if (lookahead == 'g') ADVANCE(459);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(anon_sym_rating);
      END_STATE();
    case 434:
      if (lookahead == 'g') ADVANCE(460);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(sym_reason_word);
      END_STATE();
    case 436:
      if (lookahead == 's') ADVANCE(461);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_remove);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(anon_sym_repeat);
      END_STATE();
    case 439:
      if (lookahead == 'e') ADVANCE(462);
      END_STATE();
    case 440:
      if (lookahead == 'd') ADVANCE(463);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(sym_scores_word);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(sym_single_word);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(sym_source_word);
      END_STATE();
    case 444:
      if (lookahead == 's') ADVANCE(464);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(sym_starts_word);
      END_STATE();
    case 446:
      if (lookahead == 't') ADVANCE(465);
      END_STATE();
    case 447:
      if (lookahead == 'e') ADVANCE(466);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(sym_because_word);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(sym_chooses_word);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(sym_counter_word);
      END_STATE();
    case 451:
      if (lookahead == 's') ADVANCE(467);
      END_STATE();
    case 452:
      if (lookahead == 'n') ADVANCE(468);
      END_STATE();
    case 453:
      if (lookahead == 'l') ADVANCE(469);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(sym_example_word);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(sym_history_word);
      END_STATE();
    case 456:
      if (lookahead == 'e') ADVANCE(470);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(sym_players_word);
      END_STATE();
    case 458:
      if (lookahead == 'n') ADVANCE(471);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(anon_sym_ranking);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(sym_reading_word);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(sym_regions_word);
      END_STATE();
    case 462:
      if (lookahead == 'm') ADVANCE(472);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(sym_rounded_word);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(sym_squares_word);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(sym_variant_word);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(anon_sym_announce);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(sym_declines_word);
      END_STATE();
    case 468:
      if (lookahead == 't') ADVANCE(473);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(sym_doubtful_word);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(sym_language_word);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(sym_question_word);
      END_STATE();
    case 472:
      if (lookahead == 'e') ADVANCE(474);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(sym_different_word);
      END_STATE();
    case 474:
      if (lookahead == 'n') ADVANCE(475);
      END_STATE();
    case 475:
      if (lookahead == 't') ADVANCE(476);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(sym_requirement_word);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 11},
  [2] = {.lex_state = 11},
  [3] = {.lex_state = 11},
  [4] = {.lex_state = 11},
  [5] = {.lex_state = 11},
  [6] = {.lex_state = 11},
  [7] = {.lex_state = 11},
  [8] = {.lex_state = 11},
  [9] = {.lex_state = 11},
  [10] = {.lex_state = 11},
  [11] = {.lex_state = 11},
  [12] = {.lex_state = 11},
  [13] = {.lex_state = 11},
  [14] = {.lex_state = 11},
  [15] = {.lex_state = 11},
  [16] = {.lex_state = 11},
  [17] = {.lex_state = 11},
  [18] = {.lex_state = 11},
  [19] = {.lex_state = 11},
  [20] = {.lex_state = 11},
  [21] = {.lex_state = 11},
  [22] = {.lex_state = 11},
  [23] = {.lex_state = 11},
  [24] = {.lex_state = 11},
  [25] = {.lex_state = 1},
  [26] = {.lex_state = 11},
  [27] = {.lex_state = 11},
  [28] = {.lex_state = 11},
  [29] = {.lex_state = 11},
  [30] = {.lex_state = 11},
  [31] = {.lex_state = 11},
  [32] = {.lex_state = 11},
  [33] = {.lex_state = 11},
  [34] = {.lex_state = 11},
  [35] = {.lex_state = 11},
  [36] = {.lex_state = 11},
  [37] = {.lex_state = 11},
  [38] = {.lex_state = 11},
  [39] = {.lex_state = 11},
  [40] = {.lex_state = 11},
  [41] = {.lex_state = 11},
  [42] = {.lex_state = 11},
  [43] = {.lex_state = 11},
  [44] = {.lex_state = 11},
  [45] = {.lex_state = 11},
  [46] = {.lex_state = 1},
  [47] = {.lex_state = 1},
  [48] = {.lex_state = 1},
  [49] = {.lex_state = 1},
  [50] = {.lex_state = 1},
  [51] = {.lex_state = 1},
  [52] = {.lex_state = 1},
  [53] = {.lex_state = 1},
  [54] = {.lex_state = 1},
  [55] = {.lex_state = 1},
  [56] = {.lex_state = 1},
  [57] = {.lex_state = 2},
  [58] = {.lex_state = 2},
  [59] = {.lex_state = 2},
  [60] = {.lex_state = 2},
  [61] = {.lex_state = 2},
  [62] = {.lex_state = 2},
  [63] = {.lex_state = 2},
  [64] = {.lex_state = 11},
  [65] = {.lex_state = 1},
  [66] = {.lex_state = 0},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_identifier] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_of] = ACTIONS(1),
    [anon_sym_de] = ACTIONS(1),
    [anon_sym_en] = ACTIONS(1),
    [anon_sym_DOT] = ACTIONS(1),
    [anon_sym_DOT_DOT] = ACTIONS(1),
    [anon_sym_yes_SLASHno] = ACTIONS(1),
    [anon_sym_your] = ACTIONS(1),
    [anon_sym_none] = ACTIONS(1),
    [anon_sym_you] = ACTIONS(1),
    [anon_sym_yes] = ACTIONS(1),
    [anon_sym_no] = ACTIONS(1),
    [anon_sym_announce] = ACTIONS(1),
    [anon_sym_remove] = ACTIONS(1),
    [anon_sym_repeat] = ACTIONS(1),
    [anon_sym_choose] = ACTIONS(1),
    [anon_sym_until] = ACTIONS(1),
    [anon_sym_needs] = ACTIONS(1),
    [anon_sym_costs] = ACTIONS(1),
    [anon_sym_gain] = ACTIONS(1),
    [anon_sym_move] = ACTIONS(1),
    [anon_sym_then] = ACTIONS(1),
    [anon_sym_else] = ACTIONS(1),
    [anon_sym_each] = ACTIONS(1),
    [anon_sym_pick] = ACTIONS(1),
    [anon_sym_pay] = ACTIONS(1),
    [anon_sym_let] = ACTIONS(1),
    [anon_sym_add] = ACTIONS(1),
    [anon_sym_for] = ACTIONS(1),
    [anon_sym_may] = ACTIONS(1),
    [anon_sym_end] = ACTIONS(1),
    [anon_sym_if] = ACTIONS(1),
    [anon_sym_do] = ACTIONS(1),
    [anon_sym_ranking] = ACTIONS(1),
    [anon_sym_rating] = ACTIONS(1),
    [anon_sym_while] = ACTIONS(1),
    [anon_sym_worth] = ACTIONS(1),
    [anon_sym_when] = ACTIONS(1),
    [anon_sym_flow] = ACTIONS(1),
    [anon_sym_to] = ACTIONS(1),
    [anon_sym_where] = ACTIONS(1),
    [anon_sym_every] = ACTIONS(1),
    [anon_sym_after] = ACTIONS(1),
    [anon_sym_from] = ACTIONS(1),
    [anon_sym_some] = ACTIONS(1),
    [anon_sym_has] = ACTIONS(1),
    [anon_sym_in] = ACTIONS(1),
    [anon_sym_as] = ACTIONS(1),
    [anon_sym_at] = ACTIONS(1),
    [anon_sym_on] = ACTIONS(1),
    [anon_sym_and] = ACTIONS(1),
    [anon_sym_not] = ACTIONS(1),
    [anon_sym_mod] = ACTIONS(1),
    [anon_sym_or] = ACTIONS(1),
    [anon_sym_is] = ACTIONS(1),
    [anon_sym_EQ_EQ] = ACTIONS(1),
    [anon_sym_BANG_EQ] = ACTIONS(1),
    [anon_sym_AMP_AMP] = ACTIONS(1),
    [anon_sym_PIPE_PIPE] = ACTIONS(1),
    [anon_sym_BANG] = ACTIONS(1),
    [anon_sym_LT_EQ] = ACTIONS(1),
    [anon_sym_GT_EQ] = ACTIONS(1),
    [anon_sym_LT] = ACTIONS(1),
    [anon_sym_GT] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_PLUS] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [anon_sym_STAR] = ACTIONS(1),
    [anon_sym_SLASH] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_RBRACK] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [sym_language_word] = ACTIONS(1),
    [sym_game_word] = ACTIONS(1),
    [sym_option_word] = ACTIONS(1),
    [sym_rival_word] = ACTIONS(1),
    [sym_enum_word] = ACTIONS(1),
    [sym_player_word] = ACTIONS(1),
    [sym_die_word] = ACTIONS(1),
    [sym_counter_word] = ACTIONS(1),
    [sym_mark_word] = ACTIONS(1),
    [sym_family_word] = ACTIONS(1),
    [sym_piece_word] = ACTIONS(1),
    [sym_table_word] = ACTIONS(1),
    [sym_value_word] = ACTIONS(1),
    [sym_requirement_word] = ACTIONS(1),
    [sym_cost_word] = ACTIONS(1),
    [sym_action_word] = ACTIONS(1),
    [sym_shape_word] = ACTIONS(1),
    [sym_board_word] = ACTIONS(1),
    [sym_zone_word] = ACTIONS(1),
    [sym_track_word] = ACTIONS(1),
    [sym_history_word] = ACTIONS(1),
    [sym_event_word] = ACTIONS(1),
    [sym_reason_word] = ACTIONS(1),
    [sym_look_word] = ACTIONS(1),
    [sym_example_word] = ACTIONS(1),
    [sym_variant_word] = ACTIONS(1),
    [sym_source_word] = ACTIONS(1),
    [sym_question_word] = ACTIONS(1),
    [sym_see_word] = ACTIONS(1),
    [sym_tells_word] = ACTIONS(1),
    [sym_score_word] = ACTIONS(1),
    [sym_set_word] = ACTIONS(1),
    [sym_draw_word] = ACTIONS(1),
    [sym_roll_word] = ACTIONS(1),
    [sym_sort_word] = ACTIONS(1),
    [sym_players_word] = ACTIONS(1),
    [sym_points_word] = ACTIONS(1),
    [sym_credit_word] = ACTIONS(1),
    [sym_starts_word] = ACTIONS(1),
    [sym_max_word] = ACTIONS(1),
    [sym_beyond_word] = ACTIONS(1),
    [sym_copies_word] = ACTIONS(1),
    [sym_plus_word] = ACTIONS(1),
    [sym_says_word] = ACTIONS(1),
    [sym_keep_word] = ACTIONS(1),
    [sym_hexes_word] = ACTIONS(1),
    [sym_squares_word] = ACTIONS(1),
    [sym_regions_word] = ACTIONS(1),
    [sym_below_word] = ACTIONS(1),
    [sym_by_word] = ACTIONS(1),
    [sym_places_word] = ACTIONS(1),
    [sym_row_word] = ACTIONS(1),
    [sym_hidden_word] = ACTIONS(1),
    [sym_most_word] = ACTIONS(1),
    [sym_fewest_word] = ACTIONS(1),
    [sym_first_word] = ACTIONS(1),
    [sym_last_word] = ACTIONS(1),
    [sym_all_word] = ACTIONS(1),
    [sym_times_word] = ACTIONS(1),
    [sym_order_word] = ACTIONS(1),
    [sym_once_word] = ACTIONS(1),
    [sym_any_word] = ACTIONS(1),
    [sym_free_word] = ACTIONS(1),
    [sym_number_word] = ACTIONS(1),
    [sym_different_word] = ACTIONS(1),
    [sym_sum_word] = ACTIONS(1),
    [sym_empty_word] = ACTIONS(1),
    [sym_filled_word] = ACTIONS(1),
    [sym_full_word] = ACTIONS(1),
    [sym_rounded_word] = ACTIONS(1),
    [sym_up_word] = ACTIONS(1),
    [sym_down_word] = ACTIONS(1),
    [sym_proves_word] = ACTIONS(1),
    [sym_given_word] = ACTIONS(1),
    [sym_chance_word] = ACTIONS(1),
    [sym_declines_word] = ACTIONS(1),
    [sym_scores_word] = ACTIONS(1),
    [sym_can_word] = ACTIONS(1),
    [sym_cannot_word] = ACTIONS(1),
    [sym_because_word] = ACTIONS(1),
    [sym_chooses_word] = ACTIONS(1),
    [sym_sees_word] = ACTIONS(1),
    [sym_wins_word] = ACTIONS(1),
    [sym_win_word] = ACTIONS(1),
    [sym_rated_word] = ACTIONS(1),
    [sym_next_word] = ACTIONS(1),
    [sym_always_word] = ACTIONS(1),
    [sym_url_word] = ACTIONS(1),
    [sym_doubtful_word] = ACTIONS(1),
    [sym_single_word] = ACTIONS(1),
    [sym_about_word] = ACTIONS(1),
    [sym_reading_word] = ACTIONS(1),
    [sym_change_word] = ACTIONS(1),
    [sym_extend_word] = ACTIONS(1),
    [sym_number] = ACTIONS(1),
    [anon_sym_DQUOTE] = ACTIONS(1),
    [aux_sym_string_token2] = ACTIONS(1),
    [aux_sym_string_token3] = ACTIONS(1),
    [sym_escape] = ACTIONS(1),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(1),
  },
  [1] = {
    [sym_file] = STATE(66),
    [sym__item] = STATE(4),
    [sym_block] = STATE(4),
    [sym_picture] = STATE(4),
    [sym_given] = STATE(4),
    [sym_constant] = STATE(4),
    [sym_statement] = STATE(4),
    [sym_declaration] = STATE(4),
    [sym_word] = STATE(4),
    [sym_operator] = STATE(4),
    [sym_punctuation] = STATE(4),
    [sym_contextual] = STATE(4),
    [sym_string] = STATE(4),
    [aux_sym_file_repeat1] = STATE(4),
    [ts_builtin_sym_end] = ACTIONS(5),
    [sym_identifier] = ACTIONS(7),
    [anon_sym_LBRACE] = ACTIONS(9),
    [anon_sym_of] = ACTIONS(11),
    [anon_sym_de] = ACTIONS(11),
    [anon_sym_en] = ACTIONS(11),
    [anon_sym_DOT] = ACTIONS(13),
    [anon_sym_DOT_DOT] = ACTIONS(15),
    [anon_sym_yes_SLASHno] = ACTIONS(17),
    [anon_sym_your] = ACTIONS(19),
    [anon_sym_none] = ACTIONS(19),
    [anon_sym_you] = ACTIONS(19),
    [anon_sym_yes] = ACTIONS(19),
    [anon_sym_no] = ACTIONS(19),
    [anon_sym_announce] = ACTIONS(21),
    [anon_sym_remove] = ACTIONS(21),
    [anon_sym_repeat] = ACTIONS(21),
    [anon_sym_choose] = ACTIONS(21),
    [anon_sym_until] = ACTIONS(21),
    [anon_sym_needs] = ACTIONS(21),
    [anon_sym_costs] = ACTIONS(21),
    [anon_sym_gain] = ACTIONS(21),
    [anon_sym_move] = ACTIONS(21),
    [anon_sym_then] = ACTIONS(21),
    [anon_sym_else] = ACTIONS(21),
    [anon_sym_each] = ACTIONS(21),
    [anon_sym_pick] = ACTIONS(21),
    [anon_sym_pay] = ACTIONS(21),
    [anon_sym_let] = ACTIONS(21),
    [anon_sym_add] = ACTIONS(21),
    [anon_sym_for] = ACTIONS(21),
    [anon_sym_may] = ACTIONS(21),
    [anon_sym_end] = ACTIONS(21),
    [anon_sym_if] = ACTIONS(21),
    [anon_sym_do] = ACTIONS(21),
    [anon_sym_ranking] = ACTIONS(23),
    [anon_sym_rating] = ACTIONS(23),
    [anon_sym_while] = ACTIONS(23),
    [anon_sym_worth] = ACTIONS(23),
    [anon_sym_when] = ACTIONS(23),
    [anon_sym_flow] = ACTIONS(23),
    [anon_sym_to] = ACTIONS(23),
    [anon_sym_where] = ACTIONS(11),
    [anon_sym_every] = ACTIONS(11),
    [anon_sym_after] = ACTIONS(11),
    [anon_sym_from] = ACTIONS(11),
    [anon_sym_some] = ACTIONS(11),
    [anon_sym_has] = ACTIONS(11),
    [anon_sym_in] = ACTIONS(11),
    [anon_sym_as] = ACTIONS(11),
    [anon_sym_at] = ACTIONS(11),
    [anon_sym_on] = ACTIONS(11),
    [anon_sym_and] = ACTIONS(25),
    [anon_sym_not] = ACTIONS(25),
    [anon_sym_mod] = ACTIONS(25),
    [anon_sym_or] = ACTIONS(25),
    [anon_sym_is] = ACTIONS(25),
    [anon_sym_EQ_EQ] = ACTIONS(15),
    [anon_sym_BANG_EQ] = ACTIONS(15),
    [anon_sym_AMP_AMP] = ACTIONS(15),
    [anon_sym_PIPE_PIPE] = ACTIONS(15),
    [anon_sym_BANG] = ACTIONS(25),
    [anon_sym_LT_EQ] = ACTIONS(15),
    [anon_sym_GT_EQ] = ACTIONS(15),
    [anon_sym_LT] = ACTIONS(25),
    [anon_sym_GT] = ACTIONS(25),
    [anon_sym_EQ] = ACTIONS(25),
    [anon_sym_PLUS] = ACTIONS(15),
    [anon_sym_DASH] = ACTIONS(15),
    [anon_sym_STAR] = ACTIONS(15),
    [anon_sym_SLASH] = ACTIONS(25),
    [anon_sym_LPAREN] = ACTIONS(27),
    [anon_sym_RPAREN] = ACTIONS(27),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(27),
    [anon_sym_COMMA] = ACTIONS(27),
    [anon_sym_COLON] = ACTIONS(27),
    [anon_sym_SEMI] = ACTIONS(27),
    [sym_language_word] = ACTIONS(29),
    [sym_game_word] = ACTIONS(29),
    [sym_option_word] = ACTIONS(29),
    [sym_rival_word] = ACTIONS(29),
    [sym_enum_word] = ACTIONS(29),
    [sym_player_word] = ACTIONS(29),
    [sym_die_word] = ACTIONS(29),
    [sym_counter_word] = ACTIONS(29),
    [sym_mark_word] = ACTIONS(29),
    [sym_family_word] = ACTIONS(29),
    [sym_piece_word] = ACTIONS(29),
    [sym_table_word] = ACTIONS(29),
    [sym_value_word] = ACTIONS(29),
    [sym_requirement_word] = ACTIONS(29),
    [sym_cost_word] = ACTIONS(29),
    [sym_action_word] = ACTIONS(29),
    [sym_shape_word] = ACTIONS(29),
    [sym_board_word] = ACTIONS(31),
    [sym_zone_word] = ACTIONS(29),
    [sym_track_word] = ACTIONS(29),
    [sym_history_word] = ACTIONS(29),
    [sym_event_word] = ACTIONS(29),
    [sym_reason_word] = ACTIONS(29),
    [sym_look_word] = ACTIONS(29),
    [sym_example_word] = ACTIONS(29),
    [sym_variant_word] = ACTIONS(29),
    [sym_source_word] = ACTIONS(29),
    [sym_question_word] = ACTIONS(29),
    [sym_see_word] = ACTIONS(29),
    [sym_tells_word] = ACTIONS(29),
    [sym_score_word] = ACTIONS(29),
    [sym_set_word] = ACTIONS(29),
    [sym_draw_word] = ACTIONS(29),
    [sym_roll_word] = ACTIONS(29),
    [sym_sort_word] = ACTIONS(29),
    [sym_players_word] = ACTIONS(29),
    [sym_points_word] = ACTIONS(29),
    [sym_credit_word] = ACTIONS(29),
    [sym_starts_word] = ACTIONS(29),
    [sym_max_word] = ACTIONS(29),
    [sym_beyond_word] = ACTIONS(29),
    [sym_copies_word] = ACTIONS(29),
    [sym_plus_word] = ACTIONS(29),
    [sym_says_word] = ACTIONS(29),
    [sym_keep_word] = ACTIONS(29),
    [sym_hexes_word] = ACTIONS(29),
    [sym_squares_word] = ACTIONS(29),
    [sym_regions_word] = ACTIONS(29),
    [sym_below_word] = ACTIONS(29),
    [sym_by_word] = ACTIONS(29),
    [sym_places_word] = ACTIONS(29),
    [sym_row_word] = ACTIONS(29),
    [sym_hidden_word] = ACTIONS(29),
    [sym_most_word] = ACTIONS(29),
    [sym_fewest_word] = ACTIONS(29),
    [sym_first_word] = ACTIONS(29),
    [sym_last_word] = ACTIONS(29),
    [sym_all_word] = ACTIONS(29),
    [sym_times_word] = ACTIONS(29),
    [sym_order_word] = ACTIONS(29),
    [sym_once_word] = ACTIONS(29),
    [sym_any_word] = ACTIONS(29),
    [sym_free_word] = ACTIONS(29),
    [sym_number_word] = ACTIONS(29),
    [sym_different_word] = ACTIONS(29),
    [sym_sum_word] = ACTIONS(29),
    [sym_empty_word] = ACTIONS(29),
    [sym_filled_word] = ACTIONS(29),
    [sym_full_word] = ACTIONS(29),
    [sym_rounded_word] = ACTIONS(29),
    [sym_up_word] = ACTIONS(29),
    [sym_down_word] = ACTIONS(29),
    [sym_proves_word] = ACTIONS(29),
    [sym_given_word] = ACTIONS(33),
    [sym_chance_word] = ACTIONS(29),
    [sym_declines_word] = ACTIONS(29),
    [sym_scores_word] = ACTIONS(29),
    [sym_can_word] = ACTIONS(29),
    [sym_cannot_word] = ACTIONS(29),
    [sym_because_word] = ACTIONS(29),
    [sym_chooses_word] = ACTIONS(29),
    [sym_sees_word] = ACTIONS(29),
    [sym_wins_word] = ACTIONS(29),
    [sym_win_word] = ACTIONS(29),
    [sym_rated_word] = ACTIONS(29),
    [sym_next_word] = ACTIONS(29),
    [sym_always_word] = ACTIONS(29),
    [sym_url_word] = ACTIONS(29),
    [sym_doubtful_word] = ACTIONS(29),
    [sym_single_word] = ACTIONS(29),
    [sym_about_word] = ACTIONS(29),
    [sym_reading_word] = ACTIONS(29),
    [sym_change_word] = ACTIONS(29),
    [sym_extend_word] = ACTIONS(29),
    [sym_number] = ACTIONS(35),
    [anon_sym_DQUOTE] = ACTIONS(37),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(35),
  },
  [2] = {
    [sym__item] = STATE(2),
    [sym_block] = STATE(2),
    [sym_picture] = STATE(2),
    [sym_given] = STATE(2),
    [sym_constant] = STATE(2),
    [sym_statement] = STATE(2),
    [sym_declaration] = STATE(2),
    [sym_word] = STATE(2),
    [sym_operator] = STATE(2),
    [sym_punctuation] = STATE(2),
    [sym_contextual] = STATE(2),
    [sym_string] = STATE(2),
    [aux_sym_file_repeat1] = STATE(2),
    [ts_builtin_sym_end] = ACTIONS(39),
    [sym_identifier] = ACTIONS(41),
    [anon_sym_LBRACE] = ACTIONS(44),
    [anon_sym_RBRACE] = ACTIONS(39),
    [anon_sym_of] = ACTIONS(47),
    [anon_sym_de] = ACTIONS(47),
    [anon_sym_en] = ACTIONS(47),
    [anon_sym_DOT] = ACTIONS(50),
    [anon_sym_DOT_DOT] = ACTIONS(53),
    [anon_sym_yes_SLASHno] = ACTIONS(56),
    [anon_sym_your] = ACTIONS(59),
    [anon_sym_none] = ACTIONS(59),
    [anon_sym_you] = ACTIONS(59),
    [anon_sym_yes] = ACTIONS(59),
    [anon_sym_no] = ACTIONS(59),
    [anon_sym_announce] = ACTIONS(62),
    [anon_sym_remove] = ACTIONS(62),
    [anon_sym_repeat] = ACTIONS(62),
    [anon_sym_choose] = ACTIONS(62),
    [anon_sym_until] = ACTIONS(62),
    [anon_sym_needs] = ACTIONS(62),
    [anon_sym_costs] = ACTIONS(62),
    [anon_sym_gain] = ACTIONS(62),
    [anon_sym_move] = ACTIONS(62),
    [anon_sym_then] = ACTIONS(62),
    [anon_sym_else] = ACTIONS(62),
    [anon_sym_each] = ACTIONS(62),
    [anon_sym_pick] = ACTIONS(62),
    [anon_sym_pay] = ACTIONS(62),
    [anon_sym_let] = ACTIONS(62),
    [anon_sym_add] = ACTIONS(62),
    [anon_sym_for] = ACTIONS(62),
    [anon_sym_may] = ACTIONS(62),
    [anon_sym_end] = ACTIONS(62),
    [anon_sym_if] = ACTIONS(62),
    [anon_sym_do] = ACTIONS(62),
    [anon_sym_ranking] = ACTIONS(65),
    [anon_sym_rating] = ACTIONS(65),
    [anon_sym_while] = ACTIONS(65),
    [anon_sym_worth] = ACTIONS(65),
    [anon_sym_when] = ACTIONS(65),
    [anon_sym_flow] = ACTIONS(65),
    [anon_sym_to] = ACTIONS(65),
    [anon_sym_where] = ACTIONS(47),
    [anon_sym_every] = ACTIONS(47),
    [anon_sym_after] = ACTIONS(47),
    [anon_sym_from] = ACTIONS(47),
    [anon_sym_some] = ACTIONS(47),
    [anon_sym_has] = ACTIONS(47),
    [anon_sym_in] = ACTIONS(47),
    [anon_sym_as] = ACTIONS(47),
    [anon_sym_at] = ACTIONS(47),
    [anon_sym_on] = ACTIONS(47),
    [anon_sym_and] = ACTIONS(68),
    [anon_sym_not] = ACTIONS(68),
    [anon_sym_mod] = ACTIONS(68),
    [anon_sym_or] = ACTIONS(68),
    [anon_sym_is] = ACTIONS(68),
    [anon_sym_EQ_EQ] = ACTIONS(53),
    [anon_sym_BANG_EQ] = ACTIONS(53),
    [anon_sym_AMP_AMP] = ACTIONS(53),
    [anon_sym_PIPE_PIPE] = ACTIONS(53),
    [anon_sym_BANG] = ACTIONS(68),
    [anon_sym_LT_EQ] = ACTIONS(53),
    [anon_sym_GT_EQ] = ACTIONS(53),
    [anon_sym_LT] = ACTIONS(68),
    [anon_sym_GT] = ACTIONS(68),
    [anon_sym_EQ] = ACTIONS(68),
    [anon_sym_PLUS] = ACTIONS(53),
    [anon_sym_DASH] = ACTIONS(53),
    [anon_sym_STAR] = ACTIONS(53),
    [anon_sym_SLASH] = ACTIONS(68),
    [anon_sym_LPAREN] = ACTIONS(71),
    [anon_sym_RPAREN] = ACTIONS(71),
    [anon_sym_LBRACK] = ACTIONS(71),
    [anon_sym_RBRACK] = ACTIONS(71),
    [anon_sym_COMMA] = ACTIONS(71),
    [anon_sym_COLON] = ACTIONS(71),
    [anon_sym_SEMI] = ACTIONS(71),
    [sym_language_word] = ACTIONS(74),
    [sym_game_word] = ACTIONS(74),
    [sym_option_word] = ACTIONS(74),
    [sym_rival_word] = ACTIONS(74),
    [sym_enum_word] = ACTIONS(74),
    [sym_player_word] = ACTIONS(74),
    [sym_die_word] = ACTIONS(74),
    [sym_counter_word] = ACTIONS(74),
    [sym_mark_word] = ACTIONS(74),
    [sym_family_word] = ACTIONS(74),
    [sym_piece_word] = ACTIONS(74),
    [sym_table_word] = ACTIONS(74),
    [sym_value_word] = ACTIONS(74),
    [sym_requirement_word] = ACTIONS(74),
    [sym_cost_word] = ACTIONS(74),
    [sym_action_word] = ACTIONS(74),
    [sym_shape_word] = ACTIONS(74),
    [sym_board_word] = ACTIONS(77),
    [sym_zone_word] = ACTIONS(74),
    [sym_track_word] = ACTIONS(74),
    [sym_history_word] = ACTIONS(74),
    [sym_event_word] = ACTIONS(74),
    [sym_reason_word] = ACTIONS(74),
    [sym_look_word] = ACTIONS(74),
    [sym_example_word] = ACTIONS(74),
    [sym_variant_word] = ACTIONS(74),
    [sym_source_word] = ACTIONS(74),
    [sym_question_word] = ACTIONS(74),
    [sym_see_word] = ACTIONS(74),
    [sym_tells_word] = ACTIONS(74),
    [sym_score_word] = ACTIONS(74),
    [sym_set_word] = ACTIONS(74),
    [sym_draw_word] = ACTIONS(74),
    [sym_roll_word] = ACTIONS(74),
    [sym_sort_word] = ACTIONS(74),
    [sym_players_word] = ACTIONS(74),
    [sym_points_word] = ACTIONS(74),
    [sym_credit_word] = ACTIONS(74),
    [sym_starts_word] = ACTIONS(74),
    [sym_max_word] = ACTIONS(74),
    [sym_beyond_word] = ACTIONS(74),
    [sym_copies_word] = ACTIONS(74),
    [sym_plus_word] = ACTIONS(74),
    [sym_says_word] = ACTIONS(74),
    [sym_keep_word] = ACTIONS(74),
    [sym_hexes_word] = ACTIONS(74),
    [sym_squares_word] = ACTIONS(74),
    [sym_regions_word] = ACTIONS(74),
    [sym_below_word] = ACTIONS(74),
    [sym_by_word] = ACTIONS(74),
    [sym_places_word] = ACTIONS(74),
    [sym_row_word] = ACTIONS(74),
    [sym_hidden_word] = ACTIONS(74),
    [sym_most_word] = ACTIONS(74),
    [sym_fewest_word] = ACTIONS(74),
    [sym_first_word] = ACTIONS(74),
    [sym_last_word] = ACTIONS(74),
    [sym_all_word] = ACTIONS(74),
    [sym_times_word] = ACTIONS(74),
    [sym_order_word] = ACTIONS(74),
    [sym_once_word] = ACTIONS(74),
    [sym_any_word] = ACTIONS(74),
    [sym_free_word] = ACTIONS(74),
    [sym_number_word] = ACTIONS(74),
    [sym_different_word] = ACTIONS(74),
    [sym_sum_word] = ACTIONS(74),
    [sym_empty_word] = ACTIONS(74),
    [sym_filled_word] = ACTIONS(74),
    [sym_full_word] = ACTIONS(74),
    [sym_rounded_word] = ACTIONS(74),
    [sym_up_word] = ACTIONS(74),
    [sym_down_word] = ACTIONS(74),
    [sym_proves_word] = ACTIONS(74),
    [sym_given_word] = ACTIONS(80),
    [sym_chance_word] = ACTIONS(74),
    [sym_declines_word] = ACTIONS(74),
    [sym_scores_word] = ACTIONS(74),
    [sym_can_word] = ACTIONS(74),
    [sym_cannot_word] = ACTIONS(74),
    [sym_because_word] = ACTIONS(74),
    [sym_chooses_word] = ACTIONS(74),
    [sym_sees_word] = ACTIONS(74),
    [sym_wins_word] = ACTIONS(74),
    [sym_win_word] = ACTIONS(74),
    [sym_rated_word] = ACTIONS(74),
    [sym_next_word] = ACTIONS(74),
    [sym_always_word] = ACTIONS(74),
    [sym_url_word] = ACTIONS(74),
    [sym_doubtful_word] = ACTIONS(74),
    [sym_single_word] = ACTIONS(74),
    [sym_about_word] = ACTIONS(74),
    [sym_reading_word] = ACTIONS(74),
    [sym_change_word] = ACTIONS(74),
    [sym_extend_word] = ACTIONS(74),
    [sym_number] = ACTIONS(83),
    [anon_sym_DQUOTE] = ACTIONS(86),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(83),
  },
  [3] = {
    [sym__item] = STATE(5),
    [sym_block] = STATE(5),
    [sym_picture] = STATE(5),
    [sym_given] = STATE(5),
    [sym_constant] = STATE(5),
    [sym_statement] = STATE(5),
    [sym_declaration] = STATE(5),
    [sym_word] = STATE(5),
    [sym_operator] = STATE(5),
    [sym_punctuation] = STATE(5),
    [sym_contextual] = STATE(5),
    [sym_string] = STATE(5),
    [aux_sym_file_repeat1] = STATE(5),
    [sym_identifier] = ACTIONS(89),
    [anon_sym_LBRACE] = ACTIONS(9),
    [anon_sym_RBRACE] = ACTIONS(91),
    [anon_sym_of] = ACTIONS(11),
    [anon_sym_de] = ACTIONS(11),
    [anon_sym_en] = ACTIONS(11),
    [anon_sym_DOT] = ACTIONS(13),
    [anon_sym_DOT_DOT] = ACTIONS(15),
    [anon_sym_yes_SLASHno] = ACTIONS(17),
    [anon_sym_your] = ACTIONS(19),
    [anon_sym_none] = ACTIONS(19),
    [anon_sym_you] = ACTIONS(19),
    [anon_sym_yes] = ACTIONS(19),
    [anon_sym_no] = ACTIONS(19),
    [anon_sym_announce] = ACTIONS(21),
    [anon_sym_remove] = ACTIONS(21),
    [anon_sym_repeat] = ACTIONS(21),
    [anon_sym_choose] = ACTIONS(21),
    [anon_sym_until] = ACTIONS(21),
    [anon_sym_needs] = ACTIONS(21),
    [anon_sym_costs] = ACTIONS(21),
    [anon_sym_gain] = ACTIONS(21),
    [anon_sym_move] = ACTIONS(21),
    [anon_sym_then] = ACTIONS(21),
    [anon_sym_else] = ACTIONS(21),
    [anon_sym_each] = ACTIONS(21),
    [anon_sym_pick] = ACTIONS(21),
    [anon_sym_pay] = ACTIONS(21),
    [anon_sym_let] = ACTIONS(21),
    [anon_sym_add] = ACTIONS(21),
    [anon_sym_for] = ACTIONS(21),
    [anon_sym_may] = ACTIONS(21),
    [anon_sym_end] = ACTIONS(21),
    [anon_sym_if] = ACTIONS(21),
    [anon_sym_do] = ACTIONS(21),
    [anon_sym_ranking] = ACTIONS(23),
    [anon_sym_rating] = ACTIONS(23),
    [anon_sym_while] = ACTIONS(23),
    [anon_sym_worth] = ACTIONS(23),
    [anon_sym_when] = ACTIONS(23),
    [anon_sym_flow] = ACTIONS(23),
    [anon_sym_to] = ACTIONS(23),
    [anon_sym_where] = ACTIONS(11),
    [anon_sym_every] = ACTIONS(11),
    [anon_sym_after] = ACTIONS(11),
    [anon_sym_from] = ACTIONS(11),
    [anon_sym_some] = ACTIONS(11),
    [anon_sym_has] = ACTIONS(11),
    [anon_sym_in] = ACTIONS(11),
    [anon_sym_as] = ACTIONS(11),
    [anon_sym_at] = ACTIONS(11),
    [anon_sym_on] = ACTIONS(11),
    [anon_sym_and] = ACTIONS(25),
    [anon_sym_not] = ACTIONS(25),
    [anon_sym_mod] = ACTIONS(25),
    [anon_sym_or] = ACTIONS(25),
    [anon_sym_is] = ACTIONS(25),
    [anon_sym_EQ_EQ] = ACTIONS(15),
    [anon_sym_BANG_EQ] = ACTIONS(15),
    [anon_sym_AMP_AMP] = ACTIONS(15),
    [anon_sym_PIPE_PIPE] = ACTIONS(15),
    [anon_sym_BANG] = ACTIONS(25),
    [anon_sym_LT_EQ] = ACTIONS(15),
    [anon_sym_GT_EQ] = ACTIONS(15),
    [anon_sym_LT] = ACTIONS(25),
    [anon_sym_GT] = ACTIONS(25),
    [anon_sym_EQ] = ACTIONS(25),
    [anon_sym_PLUS] = ACTIONS(15),
    [anon_sym_DASH] = ACTIONS(15),
    [anon_sym_STAR] = ACTIONS(15),
    [anon_sym_SLASH] = ACTIONS(25),
    [anon_sym_LPAREN] = ACTIONS(27),
    [anon_sym_RPAREN] = ACTIONS(27),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(27),
    [anon_sym_COMMA] = ACTIONS(27),
    [anon_sym_COLON] = ACTIONS(27),
    [anon_sym_SEMI] = ACTIONS(27),
    [sym_language_word] = ACTIONS(29),
    [sym_game_word] = ACTIONS(29),
    [sym_option_word] = ACTIONS(29),
    [sym_rival_word] = ACTIONS(29),
    [sym_enum_word] = ACTIONS(29),
    [sym_player_word] = ACTIONS(29),
    [sym_die_word] = ACTIONS(29),
    [sym_counter_word] = ACTIONS(29),
    [sym_mark_word] = ACTIONS(29),
    [sym_family_word] = ACTIONS(29),
    [sym_piece_word] = ACTIONS(29),
    [sym_table_word] = ACTIONS(29),
    [sym_value_word] = ACTIONS(29),
    [sym_requirement_word] = ACTIONS(29),
    [sym_cost_word] = ACTIONS(29),
    [sym_action_word] = ACTIONS(29),
    [sym_shape_word] = ACTIONS(29),
    [sym_board_word] = ACTIONS(31),
    [sym_zone_word] = ACTIONS(29),
    [sym_track_word] = ACTIONS(29),
    [sym_history_word] = ACTIONS(29),
    [sym_event_word] = ACTIONS(29),
    [sym_reason_word] = ACTIONS(29),
    [sym_look_word] = ACTIONS(29),
    [sym_example_word] = ACTIONS(29),
    [sym_variant_word] = ACTIONS(29),
    [sym_source_word] = ACTIONS(29),
    [sym_question_word] = ACTIONS(29),
    [sym_see_word] = ACTIONS(29),
    [sym_tells_word] = ACTIONS(29),
    [sym_score_word] = ACTIONS(29),
    [sym_set_word] = ACTIONS(29),
    [sym_draw_word] = ACTIONS(29),
    [sym_roll_word] = ACTIONS(29),
    [sym_sort_word] = ACTIONS(29),
    [sym_players_word] = ACTIONS(29),
    [sym_points_word] = ACTIONS(29),
    [sym_credit_word] = ACTIONS(29),
    [sym_starts_word] = ACTIONS(29),
    [sym_max_word] = ACTIONS(29),
    [sym_beyond_word] = ACTIONS(29),
    [sym_copies_word] = ACTIONS(29),
    [sym_plus_word] = ACTIONS(29),
    [sym_says_word] = ACTIONS(29),
    [sym_keep_word] = ACTIONS(29),
    [sym_hexes_word] = ACTIONS(29),
    [sym_squares_word] = ACTIONS(29),
    [sym_regions_word] = ACTIONS(29),
    [sym_below_word] = ACTIONS(29),
    [sym_by_word] = ACTIONS(29),
    [sym_places_word] = ACTIONS(29),
    [sym_row_word] = ACTIONS(29),
    [sym_hidden_word] = ACTIONS(29),
    [sym_most_word] = ACTIONS(29),
    [sym_fewest_word] = ACTIONS(29),
    [sym_first_word] = ACTIONS(29),
    [sym_last_word] = ACTIONS(29),
    [sym_all_word] = ACTIONS(29),
    [sym_times_word] = ACTIONS(29),
    [sym_order_word] = ACTIONS(29),
    [sym_once_word] = ACTIONS(29),
    [sym_any_word] = ACTIONS(29),
    [sym_free_word] = ACTIONS(29),
    [sym_number_word] = ACTIONS(29),
    [sym_different_word] = ACTIONS(29),
    [sym_sum_word] = ACTIONS(29),
    [sym_empty_word] = ACTIONS(29),
    [sym_filled_word] = ACTIONS(29),
    [sym_full_word] = ACTIONS(29),
    [sym_rounded_word] = ACTIONS(29),
    [sym_up_word] = ACTIONS(29),
    [sym_down_word] = ACTIONS(29),
    [sym_proves_word] = ACTIONS(29),
    [sym_given_word] = ACTIONS(33),
    [sym_chance_word] = ACTIONS(29),
    [sym_declines_word] = ACTIONS(29),
    [sym_scores_word] = ACTIONS(29),
    [sym_can_word] = ACTIONS(29),
    [sym_cannot_word] = ACTIONS(29),
    [sym_because_word] = ACTIONS(29),
    [sym_chooses_word] = ACTIONS(29),
    [sym_sees_word] = ACTIONS(29),
    [sym_wins_word] = ACTIONS(29),
    [sym_win_word] = ACTIONS(29),
    [sym_rated_word] = ACTIONS(29),
    [sym_next_word] = ACTIONS(29),
    [sym_always_word] = ACTIONS(29),
    [sym_url_word] = ACTIONS(29),
    [sym_doubtful_word] = ACTIONS(29),
    [sym_single_word] = ACTIONS(29),
    [sym_about_word] = ACTIONS(29),
    [sym_reading_word] = ACTIONS(29),
    [sym_change_word] = ACTIONS(29),
    [sym_extend_word] = ACTIONS(29),
    [sym_number] = ACTIONS(93),
    [anon_sym_DQUOTE] = ACTIONS(37),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(93),
  },
  [4] = {
    [sym__item] = STATE(2),
    [sym_block] = STATE(2),
    [sym_picture] = STATE(2),
    [sym_given] = STATE(2),
    [sym_constant] = STATE(2),
    [sym_statement] = STATE(2),
    [sym_declaration] = STATE(2),
    [sym_word] = STATE(2),
    [sym_operator] = STATE(2),
    [sym_punctuation] = STATE(2),
    [sym_contextual] = STATE(2),
    [sym_string] = STATE(2),
    [aux_sym_file_repeat1] = STATE(2),
    [ts_builtin_sym_end] = ACTIONS(95),
    [sym_identifier] = ACTIONS(97),
    [anon_sym_LBRACE] = ACTIONS(9),
    [anon_sym_of] = ACTIONS(11),
    [anon_sym_de] = ACTIONS(11),
    [anon_sym_en] = ACTIONS(11),
    [anon_sym_DOT] = ACTIONS(13),
    [anon_sym_DOT_DOT] = ACTIONS(15),
    [anon_sym_yes_SLASHno] = ACTIONS(17),
    [anon_sym_your] = ACTIONS(19),
    [anon_sym_none] = ACTIONS(19),
    [anon_sym_you] = ACTIONS(19),
    [anon_sym_yes] = ACTIONS(19),
    [anon_sym_no] = ACTIONS(19),
    [anon_sym_announce] = ACTIONS(21),
    [anon_sym_remove] = ACTIONS(21),
    [anon_sym_repeat] = ACTIONS(21),
    [anon_sym_choose] = ACTIONS(21),
    [anon_sym_until] = ACTIONS(21),
    [anon_sym_needs] = ACTIONS(21),
    [anon_sym_costs] = ACTIONS(21),
    [anon_sym_gain] = ACTIONS(21),
    [anon_sym_move] = ACTIONS(21),
    [anon_sym_then] = ACTIONS(21),
    [anon_sym_else] = ACTIONS(21),
    [anon_sym_each] = ACTIONS(21),
    [anon_sym_pick] = ACTIONS(21),
    [anon_sym_pay] = ACTIONS(21),
    [anon_sym_let] = ACTIONS(21),
    [anon_sym_add] = ACTIONS(21),
    [anon_sym_for] = ACTIONS(21),
    [anon_sym_may] = ACTIONS(21),
    [anon_sym_end] = ACTIONS(21),
    [anon_sym_if] = ACTIONS(21),
    [anon_sym_do] = ACTIONS(21),
    [anon_sym_ranking] = ACTIONS(23),
    [anon_sym_rating] = ACTIONS(23),
    [anon_sym_while] = ACTIONS(23),
    [anon_sym_worth] = ACTIONS(23),
    [anon_sym_when] = ACTIONS(23),
    [anon_sym_flow] = ACTIONS(23),
    [anon_sym_to] = ACTIONS(23),
    [anon_sym_where] = ACTIONS(11),
    [anon_sym_every] = ACTIONS(11),
    [anon_sym_after] = ACTIONS(11),
    [anon_sym_from] = ACTIONS(11),
    [anon_sym_some] = ACTIONS(11),
    [anon_sym_has] = ACTIONS(11),
    [anon_sym_in] = ACTIONS(11),
    [anon_sym_as] = ACTIONS(11),
    [anon_sym_at] = ACTIONS(11),
    [anon_sym_on] = ACTIONS(11),
    [anon_sym_and] = ACTIONS(25),
    [anon_sym_not] = ACTIONS(25),
    [anon_sym_mod] = ACTIONS(25),
    [anon_sym_or] = ACTIONS(25),
    [anon_sym_is] = ACTIONS(25),
    [anon_sym_EQ_EQ] = ACTIONS(15),
    [anon_sym_BANG_EQ] = ACTIONS(15),
    [anon_sym_AMP_AMP] = ACTIONS(15),
    [anon_sym_PIPE_PIPE] = ACTIONS(15),
    [anon_sym_BANG] = ACTIONS(25),
    [anon_sym_LT_EQ] = ACTIONS(15),
    [anon_sym_GT_EQ] = ACTIONS(15),
    [anon_sym_LT] = ACTIONS(25),
    [anon_sym_GT] = ACTIONS(25),
    [anon_sym_EQ] = ACTIONS(25),
    [anon_sym_PLUS] = ACTIONS(15),
    [anon_sym_DASH] = ACTIONS(15),
    [anon_sym_STAR] = ACTIONS(15),
    [anon_sym_SLASH] = ACTIONS(25),
    [anon_sym_LPAREN] = ACTIONS(27),
    [anon_sym_RPAREN] = ACTIONS(27),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(27),
    [anon_sym_COMMA] = ACTIONS(27),
    [anon_sym_COLON] = ACTIONS(27),
    [anon_sym_SEMI] = ACTIONS(27),
    [sym_language_word] = ACTIONS(29),
    [sym_game_word] = ACTIONS(29),
    [sym_option_word] = ACTIONS(29),
    [sym_rival_word] = ACTIONS(29),
    [sym_enum_word] = ACTIONS(29),
    [sym_player_word] = ACTIONS(29),
    [sym_die_word] = ACTIONS(29),
    [sym_counter_word] = ACTIONS(29),
    [sym_mark_word] = ACTIONS(29),
    [sym_family_word] = ACTIONS(29),
    [sym_piece_word] = ACTIONS(29),
    [sym_table_word] = ACTIONS(29),
    [sym_value_word] = ACTIONS(29),
    [sym_requirement_word] = ACTIONS(29),
    [sym_cost_word] = ACTIONS(29),
    [sym_action_word] = ACTIONS(29),
    [sym_shape_word] = ACTIONS(29),
    [sym_board_word] = ACTIONS(31),
    [sym_zone_word] = ACTIONS(29),
    [sym_track_word] = ACTIONS(29),
    [sym_history_word] = ACTIONS(29),
    [sym_event_word] = ACTIONS(29),
    [sym_reason_word] = ACTIONS(29),
    [sym_look_word] = ACTIONS(29),
    [sym_example_word] = ACTIONS(29),
    [sym_variant_word] = ACTIONS(29),
    [sym_source_word] = ACTIONS(29),
    [sym_question_word] = ACTIONS(29),
    [sym_see_word] = ACTIONS(29),
    [sym_tells_word] = ACTIONS(29),
    [sym_score_word] = ACTIONS(29),
    [sym_set_word] = ACTIONS(29),
    [sym_draw_word] = ACTIONS(29),
    [sym_roll_word] = ACTIONS(29),
    [sym_sort_word] = ACTIONS(29),
    [sym_players_word] = ACTIONS(29),
    [sym_points_word] = ACTIONS(29),
    [sym_credit_word] = ACTIONS(29),
    [sym_starts_word] = ACTIONS(29),
    [sym_max_word] = ACTIONS(29),
    [sym_beyond_word] = ACTIONS(29),
    [sym_copies_word] = ACTIONS(29),
    [sym_plus_word] = ACTIONS(29),
    [sym_says_word] = ACTIONS(29),
    [sym_keep_word] = ACTIONS(29),
    [sym_hexes_word] = ACTIONS(29),
    [sym_squares_word] = ACTIONS(29),
    [sym_regions_word] = ACTIONS(29),
    [sym_below_word] = ACTIONS(29),
    [sym_by_word] = ACTIONS(29),
    [sym_places_word] = ACTIONS(29),
    [sym_row_word] = ACTIONS(29),
    [sym_hidden_word] = ACTIONS(29),
    [sym_most_word] = ACTIONS(29),
    [sym_fewest_word] = ACTIONS(29),
    [sym_first_word] = ACTIONS(29),
    [sym_last_word] = ACTIONS(29),
    [sym_all_word] = ACTIONS(29),
    [sym_times_word] = ACTIONS(29),
    [sym_order_word] = ACTIONS(29),
    [sym_once_word] = ACTIONS(29),
    [sym_any_word] = ACTIONS(29),
    [sym_free_word] = ACTIONS(29),
    [sym_number_word] = ACTIONS(29),
    [sym_different_word] = ACTIONS(29),
    [sym_sum_word] = ACTIONS(29),
    [sym_empty_word] = ACTIONS(29),
    [sym_filled_word] = ACTIONS(29),
    [sym_full_word] = ACTIONS(29),
    [sym_rounded_word] = ACTIONS(29),
    [sym_up_word] = ACTIONS(29),
    [sym_down_word] = ACTIONS(29),
    [sym_proves_word] = ACTIONS(29),
    [sym_given_word] = ACTIONS(33),
    [sym_chance_word] = ACTIONS(29),
    [sym_declines_word] = ACTIONS(29),
    [sym_scores_word] = ACTIONS(29),
    [sym_can_word] = ACTIONS(29),
    [sym_cannot_word] = ACTIONS(29),
    [sym_because_word] = ACTIONS(29),
    [sym_chooses_word] = ACTIONS(29),
    [sym_sees_word] = ACTIONS(29),
    [sym_wins_word] = ACTIONS(29),
    [sym_win_word] = ACTIONS(29),
    [sym_rated_word] = ACTIONS(29),
    [sym_next_word] = ACTIONS(29),
    [sym_always_word] = ACTIONS(29),
    [sym_url_word] = ACTIONS(29),
    [sym_doubtful_word] = ACTIONS(29),
    [sym_single_word] = ACTIONS(29),
    [sym_about_word] = ACTIONS(29),
    [sym_reading_word] = ACTIONS(29),
    [sym_change_word] = ACTIONS(29),
    [sym_extend_word] = ACTIONS(29),
    [sym_number] = ACTIONS(99),
    [anon_sym_DQUOTE] = ACTIONS(37),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(99),
  },
  [5] = {
    [sym__item] = STATE(2),
    [sym_block] = STATE(2),
    [sym_picture] = STATE(2),
    [sym_given] = STATE(2),
    [sym_constant] = STATE(2),
    [sym_statement] = STATE(2),
    [sym_declaration] = STATE(2),
    [sym_word] = STATE(2),
    [sym_operator] = STATE(2),
    [sym_punctuation] = STATE(2),
    [sym_contextual] = STATE(2),
    [sym_string] = STATE(2),
    [aux_sym_file_repeat1] = STATE(2),
    [sym_identifier] = ACTIONS(97),
    [anon_sym_LBRACE] = ACTIONS(9),
    [anon_sym_RBRACE] = ACTIONS(101),
    [anon_sym_of] = ACTIONS(11),
    [anon_sym_de] = ACTIONS(11),
    [anon_sym_en] = ACTIONS(11),
    [anon_sym_DOT] = ACTIONS(13),
    [anon_sym_DOT_DOT] = ACTIONS(15),
    [anon_sym_yes_SLASHno] = ACTIONS(17),
    [anon_sym_your] = ACTIONS(19),
    [anon_sym_none] = ACTIONS(19),
    [anon_sym_you] = ACTIONS(19),
    [anon_sym_yes] = ACTIONS(19),
    [anon_sym_no] = ACTIONS(19),
    [anon_sym_announce] = ACTIONS(21),
    [anon_sym_remove] = ACTIONS(21),
    [anon_sym_repeat] = ACTIONS(21),
    [anon_sym_choose] = ACTIONS(21),
    [anon_sym_until] = ACTIONS(21),
    [anon_sym_needs] = ACTIONS(21),
    [anon_sym_costs] = ACTIONS(21),
    [anon_sym_gain] = ACTIONS(21),
    [anon_sym_move] = ACTIONS(21),
    [anon_sym_then] = ACTIONS(21),
    [anon_sym_else] = ACTIONS(21),
    [anon_sym_each] = ACTIONS(21),
    [anon_sym_pick] = ACTIONS(21),
    [anon_sym_pay] = ACTIONS(21),
    [anon_sym_let] = ACTIONS(21),
    [anon_sym_add] = ACTIONS(21),
    [anon_sym_for] = ACTIONS(21),
    [anon_sym_may] = ACTIONS(21),
    [anon_sym_end] = ACTIONS(21),
    [anon_sym_if] = ACTIONS(21),
    [anon_sym_do] = ACTIONS(21),
    [anon_sym_ranking] = ACTIONS(23),
    [anon_sym_rating] = ACTIONS(23),
    [anon_sym_while] = ACTIONS(23),
    [anon_sym_worth] = ACTIONS(23),
    [anon_sym_when] = ACTIONS(23),
    [anon_sym_flow] = ACTIONS(23),
    [anon_sym_to] = ACTIONS(23),
    [anon_sym_where] = ACTIONS(11),
    [anon_sym_every] = ACTIONS(11),
    [anon_sym_after] = ACTIONS(11),
    [anon_sym_from] = ACTIONS(11),
    [anon_sym_some] = ACTIONS(11),
    [anon_sym_has] = ACTIONS(11),
    [anon_sym_in] = ACTIONS(11),
    [anon_sym_as] = ACTIONS(11),
    [anon_sym_at] = ACTIONS(11),
    [anon_sym_on] = ACTIONS(11),
    [anon_sym_and] = ACTIONS(25),
    [anon_sym_not] = ACTIONS(25),
    [anon_sym_mod] = ACTIONS(25),
    [anon_sym_or] = ACTIONS(25),
    [anon_sym_is] = ACTIONS(25),
    [anon_sym_EQ_EQ] = ACTIONS(15),
    [anon_sym_BANG_EQ] = ACTIONS(15),
    [anon_sym_AMP_AMP] = ACTIONS(15),
    [anon_sym_PIPE_PIPE] = ACTIONS(15),
    [anon_sym_BANG] = ACTIONS(25),
    [anon_sym_LT_EQ] = ACTIONS(15),
    [anon_sym_GT_EQ] = ACTIONS(15),
    [anon_sym_LT] = ACTIONS(25),
    [anon_sym_GT] = ACTIONS(25),
    [anon_sym_EQ] = ACTIONS(25),
    [anon_sym_PLUS] = ACTIONS(15),
    [anon_sym_DASH] = ACTIONS(15),
    [anon_sym_STAR] = ACTIONS(15),
    [anon_sym_SLASH] = ACTIONS(25),
    [anon_sym_LPAREN] = ACTIONS(27),
    [anon_sym_RPAREN] = ACTIONS(27),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(27),
    [anon_sym_COMMA] = ACTIONS(27),
    [anon_sym_COLON] = ACTIONS(27),
    [anon_sym_SEMI] = ACTIONS(27),
    [sym_language_word] = ACTIONS(29),
    [sym_game_word] = ACTIONS(29),
    [sym_option_word] = ACTIONS(29),
    [sym_rival_word] = ACTIONS(29),
    [sym_enum_word] = ACTIONS(29),
    [sym_player_word] = ACTIONS(29),
    [sym_die_word] = ACTIONS(29),
    [sym_counter_word] = ACTIONS(29),
    [sym_mark_word] = ACTIONS(29),
    [sym_family_word] = ACTIONS(29),
    [sym_piece_word] = ACTIONS(29),
    [sym_table_word] = ACTIONS(29),
    [sym_value_word] = ACTIONS(29),
    [sym_requirement_word] = ACTIONS(29),
    [sym_cost_word] = ACTIONS(29),
    [sym_action_word] = ACTIONS(29),
    [sym_shape_word] = ACTIONS(29),
    [sym_board_word] = ACTIONS(31),
    [sym_zone_word] = ACTIONS(29),
    [sym_track_word] = ACTIONS(29),
    [sym_history_word] = ACTIONS(29),
    [sym_event_word] = ACTIONS(29),
    [sym_reason_word] = ACTIONS(29),
    [sym_look_word] = ACTIONS(29),
    [sym_example_word] = ACTIONS(29),
    [sym_variant_word] = ACTIONS(29),
    [sym_source_word] = ACTIONS(29),
    [sym_question_word] = ACTIONS(29),
    [sym_see_word] = ACTIONS(29),
    [sym_tells_word] = ACTIONS(29),
    [sym_score_word] = ACTIONS(29),
    [sym_set_word] = ACTIONS(29),
    [sym_draw_word] = ACTIONS(29),
    [sym_roll_word] = ACTIONS(29),
    [sym_sort_word] = ACTIONS(29),
    [sym_players_word] = ACTIONS(29),
    [sym_points_word] = ACTIONS(29),
    [sym_credit_word] = ACTIONS(29),
    [sym_starts_word] = ACTIONS(29),
    [sym_max_word] = ACTIONS(29),
    [sym_beyond_word] = ACTIONS(29),
    [sym_copies_word] = ACTIONS(29),
    [sym_plus_word] = ACTIONS(29),
    [sym_says_word] = ACTIONS(29),
    [sym_keep_word] = ACTIONS(29),
    [sym_hexes_word] = ACTIONS(29),
    [sym_squares_word] = ACTIONS(29),
    [sym_regions_word] = ACTIONS(29),
    [sym_below_word] = ACTIONS(29),
    [sym_by_word] = ACTIONS(29),
    [sym_places_word] = ACTIONS(29),
    [sym_row_word] = ACTIONS(29),
    [sym_hidden_word] = ACTIONS(29),
    [sym_most_word] = ACTIONS(29),
    [sym_fewest_word] = ACTIONS(29),
    [sym_first_word] = ACTIONS(29),
    [sym_last_word] = ACTIONS(29),
    [sym_all_word] = ACTIONS(29),
    [sym_times_word] = ACTIONS(29),
    [sym_order_word] = ACTIONS(29),
    [sym_once_word] = ACTIONS(29),
    [sym_any_word] = ACTIONS(29),
    [sym_free_word] = ACTIONS(29),
    [sym_number_word] = ACTIONS(29),
    [sym_different_word] = ACTIONS(29),
    [sym_sum_word] = ACTIONS(29),
    [sym_empty_word] = ACTIONS(29),
    [sym_filled_word] = ACTIONS(29),
    [sym_full_word] = ACTIONS(29),
    [sym_rounded_word] = ACTIONS(29),
    [sym_up_word] = ACTIONS(29),
    [sym_down_word] = ACTIONS(29),
    [sym_proves_word] = ACTIONS(29),
    [sym_given_word] = ACTIONS(33),
    [sym_chance_word] = ACTIONS(29),
    [sym_declines_word] = ACTIONS(29),
    [sym_scores_word] = ACTIONS(29),
    [sym_can_word] = ACTIONS(29),
    [sym_cannot_word] = ACTIONS(29),
    [sym_because_word] = ACTIONS(29),
    [sym_chooses_word] = ACTIONS(29),
    [sym_sees_word] = ACTIONS(29),
    [sym_wins_word] = ACTIONS(29),
    [sym_win_word] = ACTIONS(29),
    [sym_rated_word] = ACTIONS(29),
    [sym_next_word] = ACTIONS(29),
    [sym_always_word] = ACTIONS(29),
    [sym_url_word] = ACTIONS(29),
    [sym_doubtful_word] = ACTIONS(29),
    [sym_single_word] = ACTIONS(29),
    [sym_about_word] = ACTIONS(29),
    [sym_reading_word] = ACTIONS(29),
    [sym_change_word] = ACTIONS(29),
    [sym_extend_word] = ACTIONS(29),
    [sym_number] = ACTIONS(99),
    [anon_sym_DQUOTE] = ACTIONS(37),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(99),
  },
  [6] = {
    [sym_position] = STATE(16),
    [ts_builtin_sym_end] = ACTIONS(103),
    [sym_identifier] = ACTIONS(105),
    [anon_sym_LBRACE] = ACTIONS(107),
    [anon_sym_RBRACE] = ACTIONS(103),
    [anon_sym_of] = ACTIONS(105),
    [anon_sym_de] = ACTIONS(105),
    [anon_sym_en] = ACTIONS(105),
    [anon_sym_DOT] = ACTIONS(105),
    [anon_sym_DOT_DOT] = ACTIONS(103),
    [anon_sym_yes_SLASHno] = ACTIONS(103),
    [anon_sym_your] = ACTIONS(105),
    [anon_sym_none] = ACTIONS(105),
    [anon_sym_you] = ACTIONS(105),
    [anon_sym_yes] = ACTIONS(105),
    [anon_sym_no] = ACTIONS(105),
    [anon_sym_announce] = ACTIONS(105),
    [anon_sym_remove] = ACTIONS(105),
    [anon_sym_repeat] = ACTIONS(105),
    [anon_sym_choose] = ACTIONS(105),
    [anon_sym_until] = ACTIONS(105),
    [anon_sym_needs] = ACTIONS(105),
    [anon_sym_costs] = ACTIONS(105),
    [anon_sym_gain] = ACTIONS(105),
    [anon_sym_move] = ACTIONS(105),
    [anon_sym_then] = ACTIONS(105),
    [anon_sym_else] = ACTIONS(105),
    [anon_sym_each] = ACTIONS(105),
    [anon_sym_pick] = ACTIONS(105),
    [anon_sym_pay] = ACTIONS(105),
    [anon_sym_let] = ACTIONS(105),
    [anon_sym_add] = ACTIONS(105),
    [anon_sym_for] = ACTIONS(105),
    [anon_sym_may] = ACTIONS(105),
    [anon_sym_end] = ACTIONS(105),
    [anon_sym_if] = ACTIONS(105),
    [anon_sym_do] = ACTIONS(105),
    [anon_sym_ranking] = ACTIONS(105),
    [anon_sym_rating] = ACTIONS(105),
    [anon_sym_while] = ACTIONS(105),
    [anon_sym_worth] = ACTIONS(105),
    [anon_sym_when] = ACTIONS(105),
    [anon_sym_flow] = ACTIONS(105),
    [anon_sym_to] = ACTIONS(105),
    [anon_sym_where] = ACTIONS(105),
    [anon_sym_every] = ACTIONS(105),
    [anon_sym_after] = ACTIONS(105),
    [anon_sym_from] = ACTIONS(105),
    [anon_sym_some] = ACTIONS(105),
    [anon_sym_has] = ACTIONS(105),
    [anon_sym_in] = ACTIONS(105),
    [anon_sym_as] = ACTIONS(105),
    [anon_sym_at] = ACTIONS(105),
    [anon_sym_on] = ACTIONS(105),
    [anon_sym_and] = ACTIONS(105),
    [anon_sym_not] = ACTIONS(105),
    [anon_sym_mod] = ACTIONS(105),
    [anon_sym_or] = ACTIONS(105),
    [anon_sym_is] = ACTIONS(105),
    [anon_sym_EQ_EQ] = ACTIONS(103),
    [anon_sym_BANG_EQ] = ACTIONS(103),
    [anon_sym_AMP_AMP] = ACTIONS(103),
    [anon_sym_PIPE_PIPE] = ACTIONS(103),
    [anon_sym_BANG] = ACTIONS(105),
    [anon_sym_LT_EQ] = ACTIONS(103),
    [anon_sym_GT_EQ] = ACTIONS(103),
    [anon_sym_LT] = ACTIONS(105),
    [anon_sym_GT] = ACTIONS(105),
    [anon_sym_EQ] = ACTIONS(105),
    [anon_sym_PLUS] = ACTIONS(103),
    [anon_sym_DASH] = ACTIONS(103),
    [anon_sym_STAR] = ACTIONS(103),
    [anon_sym_SLASH] = ACTIONS(105),
    [anon_sym_LPAREN] = ACTIONS(103),
    [anon_sym_RPAREN] = ACTIONS(103),
    [anon_sym_LBRACK] = ACTIONS(103),
    [anon_sym_RBRACK] = ACTIONS(103),
    [anon_sym_COMMA] = ACTIONS(103),
    [anon_sym_COLON] = ACTIONS(103),
    [anon_sym_SEMI] = ACTIONS(103),
    [sym_language_word] = ACTIONS(105),
    [sym_game_word] = ACTIONS(105),
    [sym_option_word] = ACTIONS(105),
    [sym_rival_word] = ACTIONS(105),
    [sym_enum_word] = ACTIONS(105),
    [sym_player_word] = ACTIONS(105),
    [sym_die_word] = ACTIONS(105),
    [sym_counter_word] = ACTIONS(105),
    [sym_mark_word] = ACTIONS(105),
    [sym_family_word] = ACTIONS(105),
    [sym_piece_word] = ACTIONS(105),
    [sym_table_word] = ACTIONS(105),
    [sym_value_word] = ACTIONS(105),
    [sym_requirement_word] = ACTIONS(105),
    [sym_cost_word] = ACTIONS(105),
    [sym_action_word] = ACTIONS(105),
    [sym_shape_word] = ACTIONS(105),
    [sym_board_word] = ACTIONS(105),
    [sym_zone_word] = ACTIONS(105),
    [sym_track_word] = ACTIONS(105),
    [sym_history_word] = ACTIONS(105),
    [sym_event_word] = ACTIONS(105),
    [sym_reason_word] = ACTIONS(105),
    [sym_look_word] = ACTIONS(105),
    [sym_example_word] = ACTIONS(105),
    [sym_variant_word] = ACTIONS(105),
    [sym_source_word] = ACTIONS(105),
    [sym_question_word] = ACTIONS(105),
    [sym_see_word] = ACTIONS(105),
    [sym_tells_word] = ACTIONS(105),
    [sym_score_word] = ACTIONS(105),
    [sym_set_word] = ACTIONS(105),
    [sym_draw_word] = ACTIONS(105),
    [sym_roll_word] = ACTIONS(105),
    [sym_sort_word] = ACTIONS(105),
    [sym_players_word] = ACTIONS(105),
    [sym_points_word] = ACTIONS(105),
    [sym_credit_word] = ACTIONS(105),
    [sym_starts_word] = ACTIONS(105),
    [sym_max_word] = ACTIONS(105),
    [sym_beyond_word] = ACTIONS(105),
    [sym_copies_word] = ACTIONS(105),
    [sym_plus_word] = ACTIONS(105),
    [sym_says_word] = ACTIONS(105),
    [sym_keep_word] = ACTIONS(105),
    [sym_hexes_word] = ACTIONS(105),
    [sym_squares_word] = ACTIONS(105),
    [sym_regions_word] = ACTIONS(105),
    [sym_below_word] = ACTIONS(105),
    [sym_by_word] = ACTIONS(105),
    [sym_places_word] = ACTIONS(105),
    [sym_row_word] = ACTIONS(105),
    [sym_hidden_word] = ACTIONS(105),
    [sym_most_word] = ACTIONS(105),
    [sym_fewest_word] = ACTIONS(105),
    [sym_first_word] = ACTIONS(105),
    [sym_last_word] = ACTIONS(105),
    [sym_all_word] = ACTIONS(105),
    [sym_times_word] = ACTIONS(105),
    [sym_order_word] = ACTIONS(105),
    [sym_once_word] = ACTIONS(105),
    [sym_any_word] = ACTIONS(105),
    [sym_free_word] = ACTIONS(105),
    [sym_number_word] = ACTIONS(105),
    [sym_different_word] = ACTIONS(105),
    [sym_sum_word] = ACTIONS(105),
    [sym_empty_word] = ACTIONS(105),
    [sym_filled_word] = ACTIONS(105),
    [sym_full_word] = ACTIONS(105),
    [sym_rounded_word] = ACTIONS(105),
    [sym_up_word] = ACTIONS(105),
    [sym_down_word] = ACTIONS(105),
    [sym_proves_word] = ACTIONS(105),
    [sym_given_word] = ACTIONS(105),
    [sym_chance_word] = ACTIONS(105),
    [sym_declines_word] = ACTIONS(105),
    [sym_scores_word] = ACTIONS(105),
    [sym_can_word] = ACTIONS(105),
    [sym_cannot_word] = ACTIONS(105),
    [sym_because_word] = ACTIONS(105),
    [sym_chooses_word] = ACTIONS(105),
    [sym_sees_word] = ACTIONS(105),
    [sym_wins_word] = ACTIONS(105),
    [sym_win_word] = ACTIONS(105),
    [sym_rated_word] = ACTIONS(105),
    [sym_next_word] = ACTIONS(105),
    [sym_always_word] = ACTIONS(105),
    [sym_url_word] = ACTIONS(105),
    [sym_doubtful_word] = ACTIONS(105),
    [sym_single_word] = ACTIONS(105),
    [sym_about_word] = ACTIONS(105),
    [sym_reading_word] = ACTIONS(105),
    [sym_change_word] = ACTIONS(105),
    [sym_extend_word] = ACTIONS(105),
    [sym_number] = ACTIONS(103),
    [anon_sym_DQUOTE] = ACTIONS(103),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(103),
  },
  [7] = {
    [sym_contextual] = STATE(65),
    [ts_builtin_sym_end] = ACTIONS(103),
    [sym_identifier] = ACTIONS(109),
    [anon_sym_LBRACE] = ACTIONS(103),
    [anon_sym_RBRACE] = ACTIONS(103),
    [anon_sym_of] = ACTIONS(105),
    [anon_sym_de] = ACTIONS(105),
    [anon_sym_en] = ACTIONS(105),
    [anon_sym_DOT] = ACTIONS(105),
    [anon_sym_DOT_DOT] = ACTIONS(103),
    [anon_sym_yes_SLASHno] = ACTIONS(103),
    [anon_sym_your] = ACTIONS(105),
    [anon_sym_none] = ACTIONS(105),
    [anon_sym_you] = ACTIONS(105),
    [anon_sym_yes] = ACTIONS(105),
    [anon_sym_no] = ACTIONS(105),
    [anon_sym_announce] = ACTIONS(105),
    [anon_sym_remove] = ACTIONS(105),
    [anon_sym_repeat] = ACTIONS(105),
    [anon_sym_choose] = ACTIONS(105),
    [anon_sym_until] = ACTIONS(105),
    [anon_sym_needs] = ACTIONS(105),
    [anon_sym_costs] = ACTIONS(105),
    [anon_sym_gain] = ACTIONS(105),
    [anon_sym_move] = ACTIONS(105),
    [anon_sym_then] = ACTIONS(105),
    [anon_sym_else] = ACTIONS(105),
    [anon_sym_each] = ACTIONS(105),
    [anon_sym_pick] = ACTIONS(105),
    [anon_sym_pay] = ACTIONS(105),
    [anon_sym_let] = ACTIONS(105),
    [anon_sym_add] = ACTIONS(105),
    [anon_sym_for] = ACTIONS(105),
    [anon_sym_may] = ACTIONS(105),
    [anon_sym_end] = ACTIONS(105),
    [anon_sym_if] = ACTIONS(105),
    [anon_sym_do] = ACTIONS(105),
    [anon_sym_ranking] = ACTIONS(105),
    [anon_sym_rating] = ACTIONS(105),
    [anon_sym_while] = ACTIONS(105),
    [anon_sym_worth] = ACTIONS(105),
    [anon_sym_when] = ACTIONS(105),
    [anon_sym_flow] = ACTIONS(105),
    [anon_sym_to] = ACTIONS(105),
    [anon_sym_where] = ACTIONS(105),
    [anon_sym_every] = ACTIONS(105),
    [anon_sym_after] = ACTIONS(105),
    [anon_sym_from] = ACTIONS(105),
    [anon_sym_some] = ACTIONS(105),
    [anon_sym_has] = ACTIONS(105),
    [anon_sym_in] = ACTIONS(105),
    [anon_sym_as] = ACTIONS(105),
    [anon_sym_at] = ACTIONS(105),
    [anon_sym_on] = ACTIONS(105),
    [anon_sym_and] = ACTIONS(105),
    [anon_sym_not] = ACTIONS(105),
    [anon_sym_mod] = ACTIONS(105),
    [anon_sym_or] = ACTIONS(105),
    [anon_sym_is] = ACTIONS(105),
    [anon_sym_EQ_EQ] = ACTIONS(103),
    [anon_sym_BANG_EQ] = ACTIONS(103),
    [anon_sym_AMP_AMP] = ACTIONS(103),
    [anon_sym_PIPE_PIPE] = ACTIONS(103),
    [anon_sym_BANG] = ACTIONS(105),
    [anon_sym_LT_EQ] = ACTIONS(103),
    [anon_sym_GT_EQ] = ACTIONS(103),
    [anon_sym_LT] = ACTIONS(105),
    [anon_sym_GT] = ACTIONS(105),
    [anon_sym_EQ] = ACTIONS(105),
    [anon_sym_PLUS] = ACTIONS(103),
    [anon_sym_DASH] = ACTIONS(103),
    [anon_sym_STAR] = ACTIONS(103),
    [anon_sym_SLASH] = ACTIONS(105),
    [anon_sym_LPAREN] = ACTIONS(103),
    [anon_sym_RPAREN] = ACTIONS(103),
    [anon_sym_LBRACK] = ACTIONS(103),
    [anon_sym_RBRACK] = ACTIONS(103),
    [anon_sym_COMMA] = ACTIONS(103),
    [anon_sym_COLON] = ACTIONS(103),
    [anon_sym_SEMI] = ACTIONS(103),
    [sym_language_word] = ACTIONS(112),
    [sym_game_word] = ACTIONS(112),
    [sym_option_word] = ACTIONS(112),
    [sym_rival_word] = ACTIONS(112),
    [sym_enum_word] = ACTIONS(112),
    [sym_player_word] = ACTIONS(112),
    [sym_die_word] = ACTIONS(112),
    [sym_counter_word] = ACTIONS(112),
    [sym_mark_word] = ACTIONS(112),
    [sym_family_word] = ACTIONS(112),
    [sym_piece_word] = ACTIONS(112),
    [sym_table_word] = ACTIONS(112),
    [sym_value_word] = ACTIONS(112),
    [sym_requirement_word] = ACTIONS(112),
    [sym_cost_word] = ACTIONS(112),
    [sym_action_word] = ACTIONS(112),
    [sym_shape_word] = ACTIONS(112),
    [sym_board_word] = ACTIONS(112),
    [sym_zone_word] = ACTIONS(112),
    [sym_track_word] = ACTIONS(112),
    [sym_history_word] = ACTIONS(112),
    [sym_event_word] = ACTIONS(112),
    [sym_reason_word] = ACTIONS(112),
    [sym_look_word] = ACTIONS(112),
    [sym_example_word] = ACTIONS(112),
    [sym_variant_word] = ACTIONS(112),
    [sym_source_word] = ACTIONS(112),
    [sym_question_word] = ACTIONS(112),
    [sym_see_word] = ACTIONS(112),
    [sym_tells_word] = ACTIONS(112),
    [sym_score_word] = ACTIONS(112),
    [sym_set_word] = ACTIONS(112),
    [sym_draw_word] = ACTIONS(112),
    [sym_roll_word] = ACTIONS(112),
    [sym_sort_word] = ACTIONS(112),
    [sym_players_word] = ACTIONS(112),
    [sym_points_word] = ACTIONS(112),
    [sym_credit_word] = ACTIONS(112),
    [sym_starts_word] = ACTIONS(112),
    [sym_max_word] = ACTIONS(112),
    [sym_beyond_word] = ACTIONS(112),
    [sym_copies_word] = ACTIONS(112),
    [sym_plus_word] = ACTIONS(112),
    [sym_says_word] = ACTIONS(112),
    [sym_keep_word] = ACTIONS(112),
    [sym_hexes_word] = ACTIONS(112),
    [sym_squares_word] = ACTIONS(112),
    [sym_regions_word] = ACTIONS(112),
    [sym_below_word] = ACTIONS(112),
    [sym_by_word] = ACTIONS(112),
    [sym_places_word] = ACTIONS(112),
    [sym_row_word] = ACTIONS(112),
    [sym_hidden_word] = ACTIONS(112),
    [sym_most_word] = ACTIONS(112),
    [sym_fewest_word] = ACTIONS(112),
    [sym_first_word] = ACTIONS(112),
    [sym_last_word] = ACTIONS(112),
    [sym_all_word] = ACTIONS(112),
    [sym_times_word] = ACTIONS(112),
    [sym_order_word] = ACTIONS(112),
    [sym_once_word] = ACTIONS(112),
    [sym_any_word] = ACTIONS(112),
    [sym_free_word] = ACTIONS(112),
    [sym_number_word] = ACTIONS(112),
    [sym_different_word] = ACTIONS(112),
    [sym_sum_word] = ACTIONS(112),
    [sym_empty_word] = ACTIONS(112),
    [sym_filled_word] = ACTIONS(112),
    [sym_full_word] = ACTIONS(112),
    [sym_rounded_word] = ACTIONS(112),
    [sym_up_word] = ACTIONS(112),
    [sym_down_word] = ACTIONS(112),
    [sym_proves_word] = ACTIONS(112),
    [sym_given_word] = ACTIONS(112),
    [sym_chance_word] = ACTIONS(112),
    [sym_declines_word] = ACTIONS(112),
    [sym_scores_word] = ACTIONS(112),
    [sym_can_word] = ACTIONS(112),
    [sym_cannot_word] = ACTIONS(112),
    [sym_because_word] = ACTIONS(112),
    [sym_chooses_word] = ACTIONS(112),
    [sym_sees_word] = ACTIONS(112),
    [sym_wins_word] = ACTIONS(112),
    [sym_win_word] = ACTIONS(112),
    [sym_rated_word] = ACTIONS(112),
    [sym_next_word] = ACTIONS(112),
    [sym_always_word] = ACTIONS(112),
    [sym_url_word] = ACTIONS(112),
    [sym_doubtful_word] = ACTIONS(112),
    [sym_single_word] = ACTIONS(112),
    [sym_about_word] = ACTIONS(112),
    [sym_reading_word] = ACTIONS(112),
    [sym_change_word] = ACTIONS(112),
    [sym_extend_word] = ACTIONS(112),
    [sym_number] = ACTIONS(103),
    [anon_sym_DQUOTE] = ACTIONS(103),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(103),
  },
  [8] = {
    [ts_builtin_sym_end] = ACTIONS(115),
    [sym_identifier] = ACTIONS(117),
    [anon_sym_LBRACE] = ACTIONS(115),
    [anon_sym_RBRACE] = ACTIONS(115),
    [anon_sym_of] = ACTIONS(117),
    [anon_sym_de] = ACTIONS(117),
    [anon_sym_en] = ACTIONS(117),
    [anon_sym_DOT] = ACTIONS(117),
    [anon_sym_DOT_DOT] = ACTIONS(115),
    [anon_sym_yes_SLASHno] = ACTIONS(115),
    [anon_sym_your] = ACTIONS(117),
    [anon_sym_none] = ACTIONS(117),
    [anon_sym_you] = ACTIONS(117),
    [anon_sym_yes] = ACTIONS(117),
    [anon_sym_no] = ACTIONS(117),
    [anon_sym_announce] = ACTIONS(117),
    [anon_sym_remove] = ACTIONS(117),
    [anon_sym_repeat] = ACTIONS(117),
    [anon_sym_choose] = ACTIONS(117),
    [anon_sym_until] = ACTIONS(117),
    [anon_sym_needs] = ACTIONS(117),
    [anon_sym_costs] = ACTIONS(117),
    [anon_sym_gain] = ACTIONS(117),
    [anon_sym_move] = ACTIONS(117),
    [anon_sym_then] = ACTIONS(117),
    [anon_sym_else] = ACTIONS(117),
    [anon_sym_each] = ACTIONS(117),
    [anon_sym_pick] = ACTIONS(117),
    [anon_sym_pay] = ACTIONS(117),
    [anon_sym_let] = ACTIONS(117),
    [anon_sym_add] = ACTIONS(117),
    [anon_sym_for] = ACTIONS(117),
    [anon_sym_may] = ACTIONS(117),
    [anon_sym_end] = ACTIONS(117),
    [anon_sym_if] = ACTIONS(117),
    [anon_sym_do] = ACTIONS(117),
    [anon_sym_ranking] = ACTIONS(117),
    [anon_sym_rating] = ACTIONS(117),
    [anon_sym_while] = ACTIONS(117),
    [anon_sym_worth] = ACTIONS(117),
    [anon_sym_when] = ACTIONS(117),
    [anon_sym_flow] = ACTIONS(117),
    [anon_sym_to] = ACTIONS(117),
    [anon_sym_where] = ACTIONS(117),
    [anon_sym_every] = ACTIONS(117),
    [anon_sym_after] = ACTIONS(117),
    [anon_sym_from] = ACTIONS(117),
    [anon_sym_some] = ACTIONS(117),
    [anon_sym_has] = ACTIONS(117),
    [anon_sym_in] = ACTIONS(117),
    [anon_sym_as] = ACTIONS(117),
    [anon_sym_at] = ACTIONS(117),
    [anon_sym_on] = ACTIONS(117),
    [anon_sym_and] = ACTIONS(117),
    [anon_sym_not] = ACTIONS(117),
    [anon_sym_mod] = ACTIONS(117),
    [anon_sym_or] = ACTIONS(117),
    [anon_sym_is] = ACTIONS(117),
    [anon_sym_EQ_EQ] = ACTIONS(115),
    [anon_sym_BANG_EQ] = ACTIONS(115),
    [anon_sym_AMP_AMP] = ACTIONS(115),
    [anon_sym_PIPE_PIPE] = ACTIONS(115),
    [anon_sym_BANG] = ACTIONS(117),
    [anon_sym_LT_EQ] = ACTIONS(115),
    [anon_sym_GT_EQ] = ACTIONS(115),
    [anon_sym_LT] = ACTIONS(117),
    [anon_sym_GT] = ACTIONS(117),
    [anon_sym_EQ] = ACTIONS(117),
    [anon_sym_PLUS] = ACTIONS(115),
    [anon_sym_DASH] = ACTIONS(115),
    [anon_sym_STAR] = ACTIONS(115),
    [anon_sym_SLASH] = ACTIONS(117),
    [anon_sym_LPAREN] = ACTIONS(115),
    [anon_sym_RPAREN] = ACTIONS(115),
    [anon_sym_LBRACK] = ACTIONS(115),
    [anon_sym_RBRACK] = ACTIONS(115),
    [anon_sym_COMMA] = ACTIONS(115),
    [anon_sym_COLON] = ACTIONS(115),
    [anon_sym_SEMI] = ACTIONS(115),
    [sym_language_word] = ACTIONS(117),
    [sym_game_word] = ACTIONS(117),
    [sym_option_word] = ACTIONS(117),
    [sym_rival_word] = ACTIONS(117),
    [sym_enum_word] = ACTIONS(117),
    [sym_player_word] = ACTIONS(117),
    [sym_die_word] = ACTIONS(117),
    [sym_counter_word] = ACTIONS(117),
    [sym_mark_word] = ACTIONS(117),
    [sym_family_word] = ACTIONS(117),
    [sym_piece_word] = ACTIONS(117),
    [sym_table_word] = ACTIONS(117),
    [sym_value_word] = ACTIONS(117),
    [sym_requirement_word] = ACTIONS(117),
    [sym_cost_word] = ACTIONS(117),
    [sym_action_word] = ACTIONS(117),
    [sym_shape_word] = ACTIONS(117),
    [sym_board_word] = ACTIONS(117),
    [sym_zone_word] = ACTIONS(117),
    [sym_track_word] = ACTIONS(117),
    [sym_history_word] = ACTIONS(117),
    [sym_event_word] = ACTIONS(117),
    [sym_reason_word] = ACTIONS(117),
    [sym_look_word] = ACTIONS(117),
    [sym_example_word] = ACTIONS(117),
    [sym_variant_word] = ACTIONS(117),
    [sym_source_word] = ACTIONS(117),
    [sym_question_word] = ACTIONS(117),
    [sym_see_word] = ACTIONS(117),
    [sym_tells_word] = ACTIONS(117),
    [sym_score_word] = ACTIONS(117),
    [sym_set_word] = ACTIONS(117),
    [sym_draw_word] = ACTIONS(117),
    [sym_roll_word] = ACTIONS(117),
    [sym_sort_word] = ACTIONS(117),
    [sym_players_word] = ACTIONS(117),
    [sym_points_word] = ACTIONS(117),
    [sym_credit_word] = ACTIONS(117),
    [sym_starts_word] = ACTIONS(117),
    [sym_max_word] = ACTIONS(117),
    [sym_beyond_word] = ACTIONS(117),
    [sym_copies_word] = ACTIONS(117),
    [sym_plus_word] = ACTIONS(117),
    [sym_says_word] = ACTIONS(117),
    [sym_keep_word] = ACTIONS(117),
    [sym_hexes_word] = ACTIONS(117),
    [sym_squares_word] = ACTIONS(117),
    [sym_regions_word] = ACTIONS(117),
    [sym_below_word] = ACTIONS(117),
    [sym_by_word] = ACTIONS(117),
    [sym_places_word] = ACTIONS(117),
    [sym_row_word] = ACTIONS(117),
    [sym_hidden_word] = ACTIONS(117),
    [sym_most_word] = ACTIONS(117),
    [sym_fewest_word] = ACTIONS(117),
    [sym_first_word] = ACTIONS(117),
    [sym_last_word] = ACTIONS(117),
    [sym_all_word] = ACTIONS(117),
    [sym_times_word] = ACTIONS(117),
    [sym_order_word] = ACTIONS(117),
    [sym_once_word] = ACTIONS(117),
    [sym_any_word] = ACTIONS(117),
    [sym_free_word] = ACTIONS(117),
    [sym_number_word] = ACTIONS(117),
    [sym_different_word] = ACTIONS(117),
    [sym_sum_word] = ACTIONS(117),
    [sym_empty_word] = ACTIONS(117),
    [sym_filled_word] = ACTIONS(117),
    [sym_full_word] = ACTIONS(117),
    [sym_rounded_word] = ACTIONS(117),
    [sym_up_word] = ACTIONS(117),
    [sym_down_word] = ACTIONS(117),
    [sym_proves_word] = ACTIONS(117),
    [sym_given_word] = ACTIONS(117),
    [sym_chance_word] = ACTIONS(117),
    [sym_declines_word] = ACTIONS(117),
    [sym_scores_word] = ACTIONS(117),
    [sym_can_word] = ACTIONS(117),
    [sym_cannot_word] = ACTIONS(117),
    [sym_because_word] = ACTIONS(117),
    [sym_chooses_word] = ACTIONS(117),
    [sym_sees_word] = ACTIONS(117),
    [sym_wins_word] = ACTIONS(117),
    [sym_win_word] = ACTIONS(117),
    [sym_rated_word] = ACTIONS(117),
    [sym_next_word] = ACTIONS(117),
    [sym_always_word] = ACTIONS(117),
    [sym_url_word] = ACTIONS(117),
    [sym_doubtful_word] = ACTIONS(117),
    [sym_single_word] = ACTIONS(117),
    [sym_about_word] = ACTIONS(117),
    [sym_reading_word] = ACTIONS(117),
    [sym_change_word] = ACTIONS(117),
    [sym_extend_word] = ACTIONS(117),
    [sym_number] = ACTIONS(115),
    [anon_sym_DQUOTE] = ACTIONS(115),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(115),
  },
  [9] = {
    [ts_builtin_sym_end] = ACTIONS(119),
    [sym_identifier] = ACTIONS(121),
    [anon_sym_LBRACE] = ACTIONS(119),
    [anon_sym_RBRACE] = ACTIONS(119),
    [anon_sym_of] = ACTIONS(121),
    [anon_sym_de] = ACTIONS(121),
    [anon_sym_en] = ACTIONS(121),
    [anon_sym_DOT] = ACTIONS(121),
    [anon_sym_DOT_DOT] = ACTIONS(119),
    [anon_sym_yes_SLASHno] = ACTIONS(119),
    [anon_sym_your] = ACTIONS(121),
    [anon_sym_none] = ACTIONS(121),
    [anon_sym_you] = ACTIONS(121),
    [anon_sym_yes] = ACTIONS(121),
    [anon_sym_no] = ACTIONS(121),
    [anon_sym_announce] = ACTIONS(121),
    [anon_sym_remove] = ACTIONS(121),
    [anon_sym_repeat] = ACTIONS(121),
    [anon_sym_choose] = ACTIONS(121),
    [anon_sym_until] = ACTIONS(121),
    [anon_sym_needs] = ACTIONS(121),
    [anon_sym_costs] = ACTIONS(121),
    [anon_sym_gain] = ACTIONS(121),
    [anon_sym_move] = ACTIONS(121),
    [anon_sym_then] = ACTIONS(121),
    [anon_sym_else] = ACTIONS(121),
    [anon_sym_each] = ACTIONS(121),
    [anon_sym_pick] = ACTIONS(121),
    [anon_sym_pay] = ACTIONS(121),
    [anon_sym_let] = ACTIONS(121),
    [anon_sym_add] = ACTIONS(121),
    [anon_sym_for] = ACTIONS(121),
    [anon_sym_may] = ACTIONS(121),
    [anon_sym_end] = ACTIONS(121),
    [anon_sym_if] = ACTIONS(121),
    [anon_sym_do] = ACTIONS(121),
    [anon_sym_ranking] = ACTIONS(121),
    [anon_sym_rating] = ACTIONS(121),
    [anon_sym_while] = ACTIONS(121),
    [anon_sym_worth] = ACTIONS(121),
    [anon_sym_when] = ACTIONS(121),
    [anon_sym_flow] = ACTIONS(121),
    [anon_sym_to] = ACTIONS(121),
    [anon_sym_where] = ACTIONS(121),
    [anon_sym_every] = ACTIONS(121),
    [anon_sym_after] = ACTIONS(121),
    [anon_sym_from] = ACTIONS(121),
    [anon_sym_some] = ACTIONS(121),
    [anon_sym_has] = ACTIONS(121),
    [anon_sym_in] = ACTIONS(121),
    [anon_sym_as] = ACTIONS(121),
    [anon_sym_at] = ACTIONS(121),
    [anon_sym_on] = ACTIONS(121),
    [anon_sym_and] = ACTIONS(121),
    [anon_sym_not] = ACTIONS(121),
    [anon_sym_mod] = ACTIONS(121),
    [anon_sym_or] = ACTIONS(121),
    [anon_sym_is] = ACTIONS(121),
    [anon_sym_EQ_EQ] = ACTIONS(119),
    [anon_sym_BANG_EQ] = ACTIONS(119),
    [anon_sym_AMP_AMP] = ACTIONS(119),
    [anon_sym_PIPE_PIPE] = ACTIONS(119),
    [anon_sym_BANG] = ACTIONS(121),
    [anon_sym_LT_EQ] = ACTIONS(119),
    [anon_sym_GT_EQ] = ACTIONS(119),
    [anon_sym_LT] = ACTIONS(121),
    [anon_sym_GT] = ACTIONS(121),
    [anon_sym_EQ] = ACTIONS(121),
    [anon_sym_PLUS] = ACTIONS(119),
    [anon_sym_DASH] = ACTIONS(119),
    [anon_sym_STAR] = ACTIONS(119),
    [anon_sym_SLASH] = ACTIONS(121),
    [anon_sym_LPAREN] = ACTIONS(119),
    [anon_sym_RPAREN] = ACTIONS(119),
    [anon_sym_LBRACK] = ACTIONS(119),
    [anon_sym_RBRACK] = ACTIONS(119),
    [anon_sym_COMMA] = ACTIONS(119),
    [anon_sym_COLON] = ACTIONS(119),
    [anon_sym_SEMI] = ACTIONS(119),
    [sym_language_word] = ACTIONS(121),
    [sym_game_word] = ACTIONS(121),
    [sym_option_word] = ACTIONS(121),
    [sym_rival_word] = ACTIONS(121),
    [sym_enum_word] = ACTIONS(121),
    [sym_player_word] = ACTIONS(121),
    [sym_die_word] = ACTIONS(121),
    [sym_counter_word] = ACTIONS(121),
    [sym_mark_word] = ACTIONS(121),
    [sym_family_word] = ACTIONS(121),
    [sym_piece_word] = ACTIONS(121),
    [sym_table_word] = ACTIONS(121),
    [sym_value_word] = ACTIONS(121),
    [sym_requirement_word] = ACTIONS(121),
    [sym_cost_word] = ACTIONS(121),
    [sym_action_word] = ACTIONS(121),
    [sym_shape_word] = ACTIONS(121),
    [sym_board_word] = ACTIONS(121),
    [sym_zone_word] = ACTIONS(121),
    [sym_track_word] = ACTIONS(121),
    [sym_history_word] = ACTIONS(121),
    [sym_event_word] = ACTIONS(121),
    [sym_reason_word] = ACTIONS(121),
    [sym_look_word] = ACTIONS(121),
    [sym_example_word] = ACTIONS(121),
    [sym_variant_word] = ACTIONS(121),
    [sym_source_word] = ACTIONS(121),
    [sym_question_word] = ACTIONS(121),
    [sym_see_word] = ACTIONS(121),
    [sym_tells_word] = ACTIONS(121),
    [sym_score_word] = ACTIONS(121),
    [sym_set_word] = ACTIONS(121),
    [sym_draw_word] = ACTIONS(121),
    [sym_roll_word] = ACTIONS(121),
    [sym_sort_word] = ACTIONS(121),
    [sym_players_word] = ACTIONS(121),
    [sym_points_word] = ACTIONS(121),
    [sym_credit_word] = ACTIONS(121),
    [sym_starts_word] = ACTIONS(121),
    [sym_max_word] = ACTIONS(121),
    [sym_beyond_word] = ACTIONS(121),
    [sym_copies_word] = ACTIONS(121),
    [sym_plus_word] = ACTIONS(121),
    [sym_says_word] = ACTIONS(121),
    [sym_keep_word] = ACTIONS(121),
    [sym_hexes_word] = ACTIONS(121),
    [sym_squares_word] = ACTIONS(121),
    [sym_regions_word] = ACTIONS(121),
    [sym_below_word] = ACTIONS(121),
    [sym_by_word] = ACTIONS(121),
    [sym_places_word] = ACTIONS(121),
    [sym_row_word] = ACTIONS(121),
    [sym_hidden_word] = ACTIONS(121),
    [sym_most_word] = ACTIONS(121),
    [sym_fewest_word] = ACTIONS(121),
    [sym_first_word] = ACTIONS(121),
    [sym_last_word] = ACTIONS(121),
    [sym_all_word] = ACTIONS(121),
    [sym_times_word] = ACTIONS(121),
    [sym_order_word] = ACTIONS(121),
    [sym_once_word] = ACTIONS(121),
    [sym_any_word] = ACTIONS(121),
    [sym_free_word] = ACTIONS(121),
    [sym_number_word] = ACTIONS(121),
    [sym_different_word] = ACTIONS(121),
    [sym_sum_word] = ACTIONS(121),
    [sym_empty_word] = ACTIONS(121),
    [sym_filled_word] = ACTIONS(121),
    [sym_full_word] = ACTIONS(121),
    [sym_rounded_word] = ACTIONS(121),
    [sym_up_word] = ACTIONS(121),
    [sym_down_word] = ACTIONS(121),
    [sym_proves_word] = ACTIONS(121),
    [sym_given_word] = ACTIONS(121),
    [sym_chance_word] = ACTIONS(121),
    [sym_declines_word] = ACTIONS(121),
    [sym_scores_word] = ACTIONS(121),
    [sym_can_word] = ACTIONS(121),
    [sym_cannot_word] = ACTIONS(121),
    [sym_because_word] = ACTIONS(121),
    [sym_chooses_word] = ACTIONS(121),
    [sym_sees_word] = ACTIONS(121),
    [sym_wins_word] = ACTIONS(121),
    [sym_win_word] = ACTIONS(121),
    [sym_rated_word] = ACTIONS(121),
    [sym_next_word] = ACTIONS(121),
    [sym_always_word] = ACTIONS(121),
    [sym_url_word] = ACTIONS(121),
    [sym_doubtful_word] = ACTIONS(121),
    [sym_single_word] = ACTIONS(121),
    [sym_about_word] = ACTIONS(121),
    [sym_reading_word] = ACTIONS(121),
    [sym_change_word] = ACTIONS(121),
    [sym_extend_word] = ACTIONS(121),
    [sym_number] = ACTIONS(119),
    [anon_sym_DQUOTE] = ACTIONS(119),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(119),
  },
  [10] = {
    [ts_builtin_sym_end] = ACTIONS(123),
    [sym_identifier] = ACTIONS(125),
    [anon_sym_LBRACE] = ACTIONS(123),
    [anon_sym_RBRACE] = ACTIONS(123),
    [anon_sym_of] = ACTIONS(125),
    [anon_sym_de] = ACTIONS(125),
    [anon_sym_en] = ACTIONS(125),
    [anon_sym_DOT] = ACTIONS(125),
    [anon_sym_DOT_DOT] = ACTIONS(123),
    [anon_sym_yes_SLASHno] = ACTIONS(123),
    [anon_sym_your] = ACTIONS(125),
    [anon_sym_none] = ACTIONS(125),
    [anon_sym_you] = ACTIONS(125),
    [anon_sym_yes] = ACTIONS(125),
    [anon_sym_no] = ACTIONS(125),
    [anon_sym_announce] = ACTIONS(125),
    [anon_sym_remove] = ACTIONS(125),
    [anon_sym_repeat] = ACTIONS(125),
    [anon_sym_choose] = ACTIONS(125),
    [anon_sym_until] = ACTIONS(125),
    [anon_sym_needs] = ACTIONS(125),
    [anon_sym_costs] = ACTIONS(125),
    [anon_sym_gain] = ACTIONS(125),
    [anon_sym_move] = ACTIONS(125),
    [anon_sym_then] = ACTIONS(125),
    [anon_sym_else] = ACTIONS(125),
    [anon_sym_each] = ACTIONS(125),
    [anon_sym_pick] = ACTIONS(125),
    [anon_sym_pay] = ACTIONS(125),
    [anon_sym_let] = ACTIONS(125),
    [anon_sym_add] = ACTIONS(125),
    [anon_sym_for] = ACTIONS(125),
    [anon_sym_may] = ACTIONS(125),
    [anon_sym_end] = ACTIONS(125),
    [anon_sym_if] = ACTIONS(125),
    [anon_sym_do] = ACTIONS(125),
    [anon_sym_ranking] = ACTIONS(125),
    [anon_sym_rating] = ACTIONS(125),
    [anon_sym_while] = ACTIONS(125),
    [anon_sym_worth] = ACTIONS(125),
    [anon_sym_when] = ACTIONS(125),
    [anon_sym_flow] = ACTIONS(125),
    [anon_sym_to] = ACTIONS(125),
    [anon_sym_where] = ACTIONS(125),
    [anon_sym_every] = ACTIONS(125),
    [anon_sym_after] = ACTIONS(125),
    [anon_sym_from] = ACTIONS(125),
    [anon_sym_some] = ACTIONS(125),
    [anon_sym_has] = ACTIONS(125),
    [anon_sym_in] = ACTIONS(125),
    [anon_sym_as] = ACTIONS(125),
    [anon_sym_at] = ACTIONS(125),
    [anon_sym_on] = ACTIONS(125),
    [anon_sym_and] = ACTIONS(125),
    [anon_sym_not] = ACTIONS(125),
    [anon_sym_mod] = ACTIONS(125),
    [anon_sym_or] = ACTIONS(125),
    [anon_sym_is] = ACTIONS(125),
    [anon_sym_EQ_EQ] = ACTIONS(123),
    [anon_sym_BANG_EQ] = ACTIONS(123),
    [anon_sym_AMP_AMP] = ACTIONS(123),
    [anon_sym_PIPE_PIPE] = ACTIONS(123),
    [anon_sym_BANG] = ACTIONS(125),
    [anon_sym_LT_EQ] = ACTIONS(123),
    [anon_sym_GT_EQ] = ACTIONS(123),
    [anon_sym_LT] = ACTIONS(125),
    [anon_sym_GT] = ACTIONS(125),
    [anon_sym_EQ] = ACTIONS(125),
    [anon_sym_PLUS] = ACTIONS(123),
    [anon_sym_DASH] = ACTIONS(123),
    [anon_sym_STAR] = ACTIONS(123),
    [anon_sym_SLASH] = ACTIONS(125),
    [anon_sym_LPAREN] = ACTIONS(123),
    [anon_sym_RPAREN] = ACTIONS(123),
    [anon_sym_LBRACK] = ACTIONS(123),
    [anon_sym_RBRACK] = ACTIONS(123),
    [anon_sym_COMMA] = ACTIONS(123),
    [anon_sym_COLON] = ACTIONS(123),
    [anon_sym_SEMI] = ACTIONS(123),
    [sym_language_word] = ACTIONS(125),
    [sym_game_word] = ACTIONS(125),
    [sym_option_word] = ACTIONS(125),
    [sym_rival_word] = ACTIONS(125),
    [sym_enum_word] = ACTIONS(125),
    [sym_player_word] = ACTIONS(125),
    [sym_die_word] = ACTIONS(125),
    [sym_counter_word] = ACTIONS(125),
    [sym_mark_word] = ACTIONS(125),
    [sym_family_word] = ACTIONS(125),
    [sym_piece_word] = ACTIONS(125),
    [sym_table_word] = ACTIONS(125),
    [sym_value_word] = ACTIONS(125),
    [sym_requirement_word] = ACTIONS(125),
    [sym_cost_word] = ACTIONS(125),
    [sym_action_word] = ACTIONS(125),
    [sym_shape_word] = ACTIONS(125),
    [sym_board_word] = ACTIONS(125),
    [sym_zone_word] = ACTIONS(125),
    [sym_track_word] = ACTIONS(125),
    [sym_history_word] = ACTIONS(125),
    [sym_event_word] = ACTIONS(125),
    [sym_reason_word] = ACTIONS(125),
    [sym_look_word] = ACTIONS(125),
    [sym_example_word] = ACTIONS(125),
    [sym_variant_word] = ACTIONS(125),
    [sym_source_word] = ACTIONS(125),
    [sym_question_word] = ACTIONS(125),
    [sym_see_word] = ACTIONS(125),
    [sym_tells_word] = ACTIONS(125),
    [sym_score_word] = ACTIONS(125),
    [sym_set_word] = ACTIONS(125),
    [sym_draw_word] = ACTIONS(125),
    [sym_roll_word] = ACTIONS(125),
    [sym_sort_word] = ACTIONS(125),
    [sym_players_word] = ACTIONS(125),
    [sym_points_word] = ACTIONS(125),
    [sym_credit_word] = ACTIONS(125),
    [sym_starts_word] = ACTIONS(125),
    [sym_max_word] = ACTIONS(125),
    [sym_beyond_word] = ACTIONS(125),
    [sym_copies_word] = ACTIONS(125),
    [sym_plus_word] = ACTIONS(125),
    [sym_says_word] = ACTIONS(125),
    [sym_keep_word] = ACTIONS(125),
    [sym_hexes_word] = ACTIONS(125),
    [sym_squares_word] = ACTIONS(125),
    [sym_regions_word] = ACTIONS(125),
    [sym_below_word] = ACTIONS(125),
    [sym_by_word] = ACTIONS(125),
    [sym_places_word] = ACTIONS(125),
    [sym_row_word] = ACTIONS(125),
    [sym_hidden_word] = ACTIONS(125),
    [sym_most_word] = ACTIONS(125),
    [sym_fewest_word] = ACTIONS(125),
    [sym_first_word] = ACTIONS(125),
    [sym_last_word] = ACTIONS(125),
    [sym_all_word] = ACTIONS(125),
    [sym_times_word] = ACTIONS(125),
    [sym_order_word] = ACTIONS(125),
    [sym_once_word] = ACTIONS(125),
    [sym_any_word] = ACTIONS(125),
    [sym_free_word] = ACTIONS(125),
    [sym_number_word] = ACTIONS(125),
    [sym_different_word] = ACTIONS(125),
    [sym_sum_word] = ACTIONS(125),
    [sym_empty_word] = ACTIONS(125),
    [sym_filled_word] = ACTIONS(125),
    [sym_full_word] = ACTIONS(125),
    [sym_rounded_word] = ACTIONS(125),
    [sym_up_word] = ACTIONS(125),
    [sym_down_word] = ACTIONS(125),
    [sym_proves_word] = ACTIONS(125),
    [sym_given_word] = ACTIONS(125),
    [sym_chance_word] = ACTIONS(125),
    [sym_declines_word] = ACTIONS(125),
    [sym_scores_word] = ACTIONS(125),
    [sym_can_word] = ACTIONS(125),
    [sym_cannot_word] = ACTIONS(125),
    [sym_because_word] = ACTIONS(125),
    [sym_chooses_word] = ACTIONS(125),
    [sym_sees_word] = ACTIONS(125),
    [sym_wins_word] = ACTIONS(125),
    [sym_win_word] = ACTIONS(125),
    [sym_rated_word] = ACTIONS(125),
    [sym_next_word] = ACTIONS(125),
    [sym_always_word] = ACTIONS(125),
    [sym_url_word] = ACTIONS(125),
    [sym_doubtful_word] = ACTIONS(125),
    [sym_single_word] = ACTIONS(125),
    [sym_about_word] = ACTIONS(125),
    [sym_reading_word] = ACTIONS(125),
    [sym_change_word] = ACTIONS(125),
    [sym_extend_word] = ACTIONS(125),
    [sym_number] = ACTIONS(123),
    [anon_sym_DQUOTE] = ACTIONS(123),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(123),
  },
  [11] = {
    [ts_builtin_sym_end] = ACTIONS(127),
    [sym_identifier] = ACTIONS(129),
    [anon_sym_LBRACE] = ACTIONS(127),
    [anon_sym_RBRACE] = ACTIONS(127),
    [anon_sym_of] = ACTIONS(129),
    [anon_sym_de] = ACTIONS(129),
    [anon_sym_en] = ACTIONS(129),
    [anon_sym_DOT] = ACTIONS(129),
    [anon_sym_DOT_DOT] = ACTIONS(127),
    [anon_sym_yes_SLASHno] = ACTIONS(127),
    [anon_sym_your] = ACTIONS(129),
    [anon_sym_none] = ACTIONS(129),
    [anon_sym_you] = ACTIONS(129),
    [anon_sym_yes] = ACTIONS(129),
    [anon_sym_no] = ACTIONS(129),
    [anon_sym_announce] = ACTIONS(129),
    [anon_sym_remove] = ACTIONS(129),
    [anon_sym_repeat] = ACTIONS(129),
    [anon_sym_choose] = ACTIONS(129),
    [anon_sym_until] = ACTIONS(129),
    [anon_sym_needs] = ACTIONS(129),
    [anon_sym_costs] = ACTIONS(129),
    [anon_sym_gain] = ACTIONS(129),
    [anon_sym_move] = ACTIONS(129),
    [anon_sym_then] = ACTIONS(129),
    [anon_sym_else] = ACTIONS(129),
    [anon_sym_each] = ACTIONS(129),
    [anon_sym_pick] = ACTIONS(129),
    [anon_sym_pay] = ACTIONS(129),
    [anon_sym_let] = ACTIONS(129),
    [anon_sym_add] = ACTIONS(129),
    [anon_sym_for] = ACTIONS(129),
    [anon_sym_may] = ACTIONS(129),
    [anon_sym_end] = ACTIONS(129),
    [anon_sym_if] = ACTIONS(129),
    [anon_sym_do] = ACTIONS(129),
    [anon_sym_ranking] = ACTIONS(129),
    [anon_sym_rating] = ACTIONS(129),
    [anon_sym_while] = ACTIONS(129),
    [anon_sym_worth] = ACTIONS(129),
    [anon_sym_when] = ACTIONS(129),
    [anon_sym_flow] = ACTIONS(129),
    [anon_sym_to] = ACTIONS(129),
    [anon_sym_where] = ACTIONS(129),
    [anon_sym_every] = ACTIONS(129),
    [anon_sym_after] = ACTIONS(129),
    [anon_sym_from] = ACTIONS(129),
    [anon_sym_some] = ACTIONS(129),
    [anon_sym_has] = ACTIONS(129),
    [anon_sym_in] = ACTIONS(129),
    [anon_sym_as] = ACTIONS(129),
    [anon_sym_at] = ACTIONS(129),
    [anon_sym_on] = ACTIONS(129),
    [anon_sym_and] = ACTIONS(129),
    [anon_sym_not] = ACTIONS(129),
    [anon_sym_mod] = ACTIONS(129),
    [anon_sym_or] = ACTIONS(129),
    [anon_sym_is] = ACTIONS(129),
    [anon_sym_EQ_EQ] = ACTIONS(127),
    [anon_sym_BANG_EQ] = ACTIONS(127),
    [anon_sym_AMP_AMP] = ACTIONS(127),
    [anon_sym_PIPE_PIPE] = ACTIONS(127),
    [anon_sym_BANG] = ACTIONS(129),
    [anon_sym_LT_EQ] = ACTIONS(127),
    [anon_sym_GT_EQ] = ACTIONS(127),
    [anon_sym_LT] = ACTIONS(129),
    [anon_sym_GT] = ACTIONS(129),
    [anon_sym_EQ] = ACTIONS(129),
    [anon_sym_PLUS] = ACTIONS(127),
    [anon_sym_DASH] = ACTIONS(127),
    [anon_sym_STAR] = ACTIONS(127),
    [anon_sym_SLASH] = ACTIONS(129),
    [anon_sym_LPAREN] = ACTIONS(127),
    [anon_sym_RPAREN] = ACTIONS(127),
    [anon_sym_LBRACK] = ACTIONS(127),
    [anon_sym_RBRACK] = ACTIONS(127),
    [anon_sym_COMMA] = ACTIONS(127),
    [anon_sym_COLON] = ACTIONS(127),
    [anon_sym_SEMI] = ACTIONS(127),
    [sym_language_word] = ACTIONS(129),
    [sym_game_word] = ACTIONS(129),
    [sym_option_word] = ACTIONS(129),
    [sym_rival_word] = ACTIONS(129),
    [sym_enum_word] = ACTIONS(129),
    [sym_player_word] = ACTIONS(129),
    [sym_die_word] = ACTIONS(129),
    [sym_counter_word] = ACTIONS(129),
    [sym_mark_word] = ACTIONS(129),
    [sym_family_word] = ACTIONS(129),
    [sym_piece_word] = ACTIONS(129),
    [sym_table_word] = ACTIONS(129),
    [sym_value_word] = ACTIONS(129),
    [sym_requirement_word] = ACTIONS(129),
    [sym_cost_word] = ACTIONS(129),
    [sym_action_word] = ACTIONS(129),
    [sym_shape_word] = ACTIONS(129),
    [sym_board_word] = ACTIONS(129),
    [sym_zone_word] = ACTIONS(129),
    [sym_track_word] = ACTIONS(129),
    [sym_history_word] = ACTIONS(129),
    [sym_event_word] = ACTIONS(129),
    [sym_reason_word] = ACTIONS(129),
    [sym_look_word] = ACTIONS(129),
    [sym_example_word] = ACTIONS(129),
    [sym_variant_word] = ACTIONS(129),
    [sym_source_word] = ACTIONS(129),
    [sym_question_word] = ACTIONS(129),
    [sym_see_word] = ACTIONS(129),
    [sym_tells_word] = ACTIONS(129),
    [sym_score_word] = ACTIONS(129),
    [sym_set_word] = ACTIONS(129),
    [sym_draw_word] = ACTIONS(129),
    [sym_roll_word] = ACTIONS(129),
    [sym_sort_word] = ACTIONS(129),
    [sym_players_word] = ACTIONS(129),
    [sym_points_word] = ACTIONS(129),
    [sym_credit_word] = ACTIONS(129),
    [sym_starts_word] = ACTIONS(129),
    [sym_max_word] = ACTIONS(129),
    [sym_beyond_word] = ACTIONS(129),
    [sym_copies_word] = ACTIONS(129),
    [sym_plus_word] = ACTIONS(129),
    [sym_says_word] = ACTIONS(129),
    [sym_keep_word] = ACTIONS(129),
    [sym_hexes_word] = ACTIONS(129),
    [sym_squares_word] = ACTIONS(129),
    [sym_regions_word] = ACTIONS(129),
    [sym_below_word] = ACTIONS(129),
    [sym_by_word] = ACTIONS(129),
    [sym_places_word] = ACTIONS(129),
    [sym_row_word] = ACTIONS(129),
    [sym_hidden_word] = ACTIONS(129),
    [sym_most_word] = ACTIONS(129),
    [sym_fewest_word] = ACTIONS(129),
    [sym_first_word] = ACTIONS(129),
    [sym_last_word] = ACTIONS(129),
    [sym_all_word] = ACTIONS(129),
    [sym_times_word] = ACTIONS(129),
    [sym_order_word] = ACTIONS(129),
    [sym_once_word] = ACTIONS(129),
    [sym_any_word] = ACTIONS(129),
    [sym_free_word] = ACTIONS(129),
    [sym_number_word] = ACTIONS(129),
    [sym_different_word] = ACTIONS(129),
    [sym_sum_word] = ACTIONS(129),
    [sym_empty_word] = ACTIONS(129),
    [sym_filled_word] = ACTIONS(129),
    [sym_full_word] = ACTIONS(129),
    [sym_rounded_word] = ACTIONS(129),
    [sym_up_word] = ACTIONS(129),
    [sym_down_word] = ACTIONS(129),
    [sym_proves_word] = ACTIONS(129),
    [sym_given_word] = ACTIONS(129),
    [sym_chance_word] = ACTIONS(129),
    [sym_declines_word] = ACTIONS(129),
    [sym_scores_word] = ACTIONS(129),
    [sym_can_word] = ACTIONS(129),
    [sym_cannot_word] = ACTIONS(129),
    [sym_because_word] = ACTIONS(129),
    [sym_chooses_word] = ACTIONS(129),
    [sym_sees_word] = ACTIONS(129),
    [sym_wins_word] = ACTIONS(129),
    [sym_win_word] = ACTIONS(129),
    [sym_rated_word] = ACTIONS(129),
    [sym_next_word] = ACTIONS(129),
    [sym_always_word] = ACTIONS(129),
    [sym_url_word] = ACTIONS(129),
    [sym_doubtful_word] = ACTIONS(129),
    [sym_single_word] = ACTIONS(129),
    [sym_about_word] = ACTIONS(129),
    [sym_reading_word] = ACTIONS(129),
    [sym_change_word] = ACTIONS(129),
    [sym_extend_word] = ACTIONS(129),
    [sym_number] = ACTIONS(127),
    [anon_sym_DQUOTE] = ACTIONS(127),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(127),
  },
  [12] = {
    [ts_builtin_sym_end] = ACTIONS(131),
    [sym_identifier] = ACTIONS(133),
    [anon_sym_LBRACE] = ACTIONS(131),
    [anon_sym_RBRACE] = ACTIONS(131),
    [anon_sym_of] = ACTIONS(133),
    [anon_sym_de] = ACTIONS(133),
    [anon_sym_en] = ACTIONS(133),
    [anon_sym_DOT] = ACTIONS(133),
    [anon_sym_DOT_DOT] = ACTIONS(131),
    [anon_sym_yes_SLASHno] = ACTIONS(131),
    [anon_sym_your] = ACTIONS(133),
    [anon_sym_none] = ACTIONS(133),
    [anon_sym_you] = ACTIONS(133),
    [anon_sym_yes] = ACTIONS(133),
    [anon_sym_no] = ACTIONS(133),
    [anon_sym_announce] = ACTIONS(133),
    [anon_sym_remove] = ACTIONS(133),
    [anon_sym_repeat] = ACTIONS(133),
    [anon_sym_choose] = ACTIONS(133),
    [anon_sym_until] = ACTIONS(133),
    [anon_sym_needs] = ACTIONS(133),
    [anon_sym_costs] = ACTIONS(133),
    [anon_sym_gain] = ACTIONS(133),
    [anon_sym_move] = ACTIONS(133),
    [anon_sym_then] = ACTIONS(133),
    [anon_sym_else] = ACTIONS(133),
    [anon_sym_each] = ACTIONS(133),
    [anon_sym_pick] = ACTIONS(133),
    [anon_sym_pay] = ACTIONS(133),
    [anon_sym_let] = ACTIONS(133),
    [anon_sym_add] = ACTIONS(133),
    [anon_sym_for] = ACTIONS(133),
    [anon_sym_may] = ACTIONS(133),
    [anon_sym_end] = ACTIONS(133),
    [anon_sym_if] = ACTIONS(133),
    [anon_sym_do] = ACTIONS(133),
    [anon_sym_ranking] = ACTIONS(133),
    [anon_sym_rating] = ACTIONS(133),
    [anon_sym_while] = ACTIONS(133),
    [anon_sym_worth] = ACTIONS(133),
    [anon_sym_when] = ACTIONS(133),
    [anon_sym_flow] = ACTIONS(133),
    [anon_sym_to] = ACTIONS(133),
    [anon_sym_where] = ACTIONS(133),
    [anon_sym_every] = ACTIONS(133),
    [anon_sym_after] = ACTIONS(133),
    [anon_sym_from] = ACTIONS(133),
    [anon_sym_some] = ACTIONS(133),
    [anon_sym_has] = ACTIONS(133),
    [anon_sym_in] = ACTIONS(133),
    [anon_sym_as] = ACTIONS(133),
    [anon_sym_at] = ACTIONS(133),
    [anon_sym_on] = ACTIONS(133),
    [anon_sym_and] = ACTIONS(133),
    [anon_sym_not] = ACTIONS(133),
    [anon_sym_mod] = ACTIONS(133),
    [anon_sym_or] = ACTIONS(133),
    [anon_sym_is] = ACTIONS(133),
    [anon_sym_EQ_EQ] = ACTIONS(131),
    [anon_sym_BANG_EQ] = ACTIONS(131),
    [anon_sym_AMP_AMP] = ACTIONS(131),
    [anon_sym_PIPE_PIPE] = ACTIONS(131),
    [anon_sym_BANG] = ACTIONS(133),
    [anon_sym_LT_EQ] = ACTIONS(131),
    [anon_sym_GT_EQ] = ACTIONS(131),
    [anon_sym_LT] = ACTIONS(133),
    [anon_sym_GT] = ACTIONS(133),
    [anon_sym_EQ] = ACTIONS(133),
    [anon_sym_PLUS] = ACTIONS(131),
    [anon_sym_DASH] = ACTIONS(131),
    [anon_sym_STAR] = ACTIONS(131),
    [anon_sym_SLASH] = ACTIONS(133),
    [anon_sym_LPAREN] = ACTIONS(131),
    [anon_sym_RPAREN] = ACTIONS(131),
    [anon_sym_LBRACK] = ACTIONS(131),
    [anon_sym_RBRACK] = ACTIONS(131),
    [anon_sym_COMMA] = ACTIONS(131),
    [anon_sym_COLON] = ACTIONS(131),
    [anon_sym_SEMI] = ACTIONS(131),
    [sym_language_word] = ACTIONS(133),
    [sym_game_word] = ACTIONS(133),
    [sym_option_word] = ACTIONS(133),
    [sym_rival_word] = ACTIONS(133),
    [sym_enum_word] = ACTIONS(133),
    [sym_player_word] = ACTIONS(133),
    [sym_die_word] = ACTIONS(133),
    [sym_counter_word] = ACTIONS(133),
    [sym_mark_word] = ACTIONS(133),
    [sym_family_word] = ACTIONS(133),
    [sym_piece_word] = ACTIONS(133),
    [sym_table_word] = ACTIONS(133),
    [sym_value_word] = ACTIONS(133),
    [sym_requirement_word] = ACTIONS(133),
    [sym_cost_word] = ACTIONS(133),
    [sym_action_word] = ACTIONS(133),
    [sym_shape_word] = ACTIONS(133),
    [sym_board_word] = ACTIONS(133),
    [sym_zone_word] = ACTIONS(133),
    [sym_track_word] = ACTIONS(133),
    [sym_history_word] = ACTIONS(133),
    [sym_event_word] = ACTIONS(133),
    [sym_reason_word] = ACTIONS(133),
    [sym_look_word] = ACTIONS(133),
    [sym_example_word] = ACTIONS(133),
    [sym_variant_word] = ACTIONS(133),
    [sym_source_word] = ACTIONS(133),
    [sym_question_word] = ACTIONS(133),
    [sym_see_word] = ACTIONS(133),
    [sym_tells_word] = ACTIONS(133),
    [sym_score_word] = ACTIONS(133),
    [sym_set_word] = ACTIONS(133),
    [sym_draw_word] = ACTIONS(133),
    [sym_roll_word] = ACTIONS(133),
    [sym_sort_word] = ACTIONS(133),
    [sym_players_word] = ACTIONS(133),
    [sym_points_word] = ACTIONS(133),
    [sym_credit_word] = ACTIONS(133),
    [sym_starts_word] = ACTIONS(133),
    [sym_max_word] = ACTIONS(133),
    [sym_beyond_word] = ACTIONS(133),
    [sym_copies_word] = ACTIONS(133),
    [sym_plus_word] = ACTIONS(133),
    [sym_says_word] = ACTIONS(133),
    [sym_keep_word] = ACTIONS(133),
    [sym_hexes_word] = ACTIONS(133),
    [sym_squares_word] = ACTIONS(133),
    [sym_regions_word] = ACTIONS(133),
    [sym_below_word] = ACTIONS(133),
    [sym_by_word] = ACTIONS(133),
    [sym_places_word] = ACTIONS(133),
    [sym_row_word] = ACTIONS(133),
    [sym_hidden_word] = ACTIONS(133),
    [sym_most_word] = ACTIONS(133),
    [sym_fewest_word] = ACTIONS(133),
    [sym_first_word] = ACTIONS(133),
    [sym_last_word] = ACTIONS(133),
    [sym_all_word] = ACTIONS(133),
    [sym_times_word] = ACTIONS(133),
    [sym_order_word] = ACTIONS(133),
    [sym_once_word] = ACTIONS(133),
    [sym_any_word] = ACTIONS(133),
    [sym_free_word] = ACTIONS(133),
    [sym_number_word] = ACTIONS(133),
    [sym_different_word] = ACTIONS(133),
    [sym_sum_word] = ACTIONS(133),
    [sym_empty_word] = ACTIONS(133),
    [sym_filled_word] = ACTIONS(133),
    [sym_full_word] = ACTIONS(133),
    [sym_rounded_word] = ACTIONS(133),
    [sym_up_word] = ACTIONS(133),
    [sym_down_word] = ACTIONS(133),
    [sym_proves_word] = ACTIONS(133),
    [sym_given_word] = ACTIONS(133),
    [sym_chance_word] = ACTIONS(133),
    [sym_declines_word] = ACTIONS(133),
    [sym_scores_word] = ACTIONS(133),
    [sym_can_word] = ACTIONS(133),
    [sym_cannot_word] = ACTIONS(133),
    [sym_because_word] = ACTIONS(133),
    [sym_chooses_word] = ACTIONS(133),
    [sym_sees_word] = ACTIONS(133),
    [sym_wins_word] = ACTIONS(133),
    [sym_win_word] = ACTIONS(133),
    [sym_rated_word] = ACTIONS(133),
    [sym_next_word] = ACTIONS(133),
    [sym_always_word] = ACTIONS(133),
    [sym_url_word] = ACTIONS(133),
    [sym_doubtful_word] = ACTIONS(133),
    [sym_single_word] = ACTIONS(133),
    [sym_about_word] = ACTIONS(133),
    [sym_reading_word] = ACTIONS(133),
    [sym_change_word] = ACTIONS(133),
    [sym_extend_word] = ACTIONS(133),
    [sym_number] = ACTIONS(131),
    [anon_sym_DQUOTE] = ACTIONS(131),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(131),
  },
  [13] = {
    [ts_builtin_sym_end] = ACTIONS(103),
    [sym_identifier] = ACTIONS(105),
    [anon_sym_LBRACE] = ACTIONS(103),
    [anon_sym_RBRACE] = ACTIONS(103),
    [anon_sym_of] = ACTIONS(105),
    [anon_sym_de] = ACTIONS(105),
    [anon_sym_en] = ACTIONS(105),
    [anon_sym_DOT] = ACTIONS(105),
    [anon_sym_DOT_DOT] = ACTIONS(103),
    [anon_sym_yes_SLASHno] = ACTIONS(103),
    [anon_sym_your] = ACTIONS(105),
    [anon_sym_none] = ACTIONS(105),
    [anon_sym_you] = ACTIONS(105),
    [anon_sym_yes] = ACTIONS(105),
    [anon_sym_no] = ACTIONS(105),
    [anon_sym_announce] = ACTIONS(105),
    [anon_sym_remove] = ACTIONS(105),
    [anon_sym_repeat] = ACTIONS(105),
    [anon_sym_choose] = ACTIONS(105),
    [anon_sym_until] = ACTIONS(105),
    [anon_sym_needs] = ACTIONS(105),
    [anon_sym_costs] = ACTIONS(105),
    [anon_sym_gain] = ACTIONS(105),
    [anon_sym_move] = ACTIONS(105),
    [anon_sym_then] = ACTIONS(105),
    [anon_sym_else] = ACTIONS(105),
    [anon_sym_each] = ACTIONS(105),
    [anon_sym_pick] = ACTIONS(105),
    [anon_sym_pay] = ACTIONS(105),
    [anon_sym_let] = ACTIONS(105),
    [anon_sym_add] = ACTIONS(105),
    [anon_sym_for] = ACTIONS(105),
    [anon_sym_may] = ACTIONS(105),
    [anon_sym_end] = ACTIONS(105),
    [anon_sym_if] = ACTIONS(105),
    [anon_sym_do] = ACTIONS(105),
    [anon_sym_ranking] = ACTIONS(105),
    [anon_sym_rating] = ACTIONS(105),
    [anon_sym_while] = ACTIONS(105),
    [anon_sym_worth] = ACTIONS(105),
    [anon_sym_when] = ACTIONS(105),
    [anon_sym_flow] = ACTIONS(105),
    [anon_sym_to] = ACTIONS(105),
    [anon_sym_where] = ACTIONS(105),
    [anon_sym_every] = ACTIONS(105),
    [anon_sym_after] = ACTIONS(105),
    [anon_sym_from] = ACTIONS(105),
    [anon_sym_some] = ACTIONS(105),
    [anon_sym_has] = ACTIONS(105),
    [anon_sym_in] = ACTIONS(105),
    [anon_sym_as] = ACTIONS(105),
    [anon_sym_at] = ACTIONS(105),
    [anon_sym_on] = ACTIONS(105),
    [anon_sym_and] = ACTIONS(105),
    [anon_sym_not] = ACTIONS(105),
    [anon_sym_mod] = ACTIONS(105),
    [anon_sym_or] = ACTIONS(105),
    [anon_sym_is] = ACTIONS(105),
    [anon_sym_EQ_EQ] = ACTIONS(103),
    [anon_sym_BANG_EQ] = ACTIONS(103),
    [anon_sym_AMP_AMP] = ACTIONS(103),
    [anon_sym_PIPE_PIPE] = ACTIONS(103),
    [anon_sym_BANG] = ACTIONS(105),
    [anon_sym_LT_EQ] = ACTIONS(103),
    [anon_sym_GT_EQ] = ACTIONS(103),
    [anon_sym_LT] = ACTIONS(105),
    [anon_sym_GT] = ACTIONS(105),
    [anon_sym_EQ] = ACTIONS(105),
    [anon_sym_PLUS] = ACTIONS(103),
    [anon_sym_DASH] = ACTIONS(103),
    [anon_sym_STAR] = ACTIONS(103),
    [anon_sym_SLASH] = ACTIONS(105),
    [anon_sym_LPAREN] = ACTIONS(103),
    [anon_sym_RPAREN] = ACTIONS(103),
    [anon_sym_LBRACK] = ACTIONS(103),
    [anon_sym_RBRACK] = ACTIONS(103),
    [anon_sym_COMMA] = ACTIONS(103),
    [anon_sym_COLON] = ACTIONS(103),
    [anon_sym_SEMI] = ACTIONS(103),
    [sym_language_word] = ACTIONS(105),
    [sym_game_word] = ACTIONS(105),
    [sym_option_word] = ACTIONS(105),
    [sym_rival_word] = ACTIONS(105),
    [sym_enum_word] = ACTIONS(105),
    [sym_player_word] = ACTIONS(105),
    [sym_die_word] = ACTIONS(105),
    [sym_counter_word] = ACTIONS(105),
    [sym_mark_word] = ACTIONS(105),
    [sym_family_word] = ACTIONS(105),
    [sym_piece_word] = ACTIONS(105),
    [sym_table_word] = ACTIONS(105),
    [sym_value_word] = ACTIONS(105),
    [sym_requirement_word] = ACTIONS(105),
    [sym_cost_word] = ACTIONS(105),
    [sym_action_word] = ACTIONS(105),
    [sym_shape_word] = ACTIONS(105),
    [sym_board_word] = ACTIONS(105),
    [sym_zone_word] = ACTIONS(105),
    [sym_track_word] = ACTIONS(105),
    [sym_history_word] = ACTIONS(105),
    [sym_event_word] = ACTIONS(105),
    [sym_reason_word] = ACTIONS(105),
    [sym_look_word] = ACTIONS(105),
    [sym_example_word] = ACTIONS(105),
    [sym_variant_word] = ACTIONS(105),
    [sym_source_word] = ACTIONS(105),
    [sym_question_word] = ACTIONS(105),
    [sym_see_word] = ACTIONS(105),
    [sym_tells_word] = ACTIONS(105),
    [sym_score_word] = ACTIONS(105),
    [sym_set_word] = ACTIONS(105),
    [sym_draw_word] = ACTIONS(105),
    [sym_roll_word] = ACTIONS(105),
    [sym_sort_word] = ACTIONS(105),
    [sym_players_word] = ACTIONS(105),
    [sym_points_word] = ACTIONS(105),
    [sym_credit_word] = ACTIONS(105),
    [sym_starts_word] = ACTIONS(105),
    [sym_max_word] = ACTIONS(105),
    [sym_beyond_word] = ACTIONS(105),
    [sym_copies_word] = ACTIONS(105),
    [sym_plus_word] = ACTIONS(105),
    [sym_says_word] = ACTIONS(105),
    [sym_keep_word] = ACTIONS(105),
    [sym_hexes_word] = ACTIONS(105),
    [sym_squares_word] = ACTIONS(105),
    [sym_regions_word] = ACTIONS(105),
    [sym_below_word] = ACTIONS(105),
    [sym_by_word] = ACTIONS(105),
    [sym_places_word] = ACTIONS(105),
    [sym_row_word] = ACTIONS(105),
    [sym_hidden_word] = ACTIONS(105),
    [sym_most_word] = ACTIONS(105),
    [sym_fewest_word] = ACTIONS(105),
    [sym_first_word] = ACTIONS(105),
    [sym_last_word] = ACTIONS(105),
    [sym_all_word] = ACTIONS(105),
    [sym_times_word] = ACTIONS(105),
    [sym_order_word] = ACTIONS(105),
    [sym_once_word] = ACTIONS(105),
    [sym_any_word] = ACTIONS(105),
    [sym_free_word] = ACTIONS(105),
    [sym_number_word] = ACTIONS(105),
    [sym_different_word] = ACTIONS(105),
    [sym_sum_word] = ACTIONS(105),
    [sym_empty_word] = ACTIONS(105),
    [sym_filled_word] = ACTIONS(105),
    [sym_full_word] = ACTIONS(105),
    [sym_rounded_word] = ACTIONS(105),
    [sym_up_word] = ACTIONS(105),
    [sym_down_word] = ACTIONS(105),
    [sym_proves_word] = ACTIONS(105),
    [sym_given_word] = ACTIONS(105),
    [sym_chance_word] = ACTIONS(105),
    [sym_declines_word] = ACTIONS(105),
    [sym_scores_word] = ACTIONS(105),
    [sym_can_word] = ACTIONS(105),
    [sym_cannot_word] = ACTIONS(105),
    [sym_because_word] = ACTIONS(105),
    [sym_chooses_word] = ACTIONS(105),
    [sym_sees_word] = ACTIONS(105),
    [sym_wins_word] = ACTIONS(105),
    [sym_win_word] = ACTIONS(105),
    [sym_rated_word] = ACTIONS(105),
    [sym_next_word] = ACTIONS(105),
    [sym_always_word] = ACTIONS(105),
    [sym_url_word] = ACTIONS(105),
    [sym_doubtful_word] = ACTIONS(105),
    [sym_single_word] = ACTIONS(105),
    [sym_about_word] = ACTIONS(105),
    [sym_reading_word] = ACTIONS(105),
    [sym_change_word] = ACTIONS(105),
    [sym_extend_word] = ACTIONS(105),
    [sym_number] = ACTIONS(103),
    [anon_sym_DQUOTE] = ACTIONS(103),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(103),
  },
  [14] = {
    [ts_builtin_sym_end] = ACTIONS(135),
    [sym_identifier] = ACTIONS(137),
    [anon_sym_LBRACE] = ACTIONS(135),
    [anon_sym_RBRACE] = ACTIONS(135),
    [anon_sym_of] = ACTIONS(137),
    [anon_sym_de] = ACTIONS(137),
    [anon_sym_en] = ACTIONS(137),
    [anon_sym_DOT] = ACTIONS(137),
    [anon_sym_DOT_DOT] = ACTIONS(135),
    [anon_sym_yes_SLASHno] = ACTIONS(135),
    [anon_sym_your] = ACTIONS(137),
    [anon_sym_none] = ACTIONS(137),
    [anon_sym_you] = ACTIONS(137),
    [anon_sym_yes] = ACTIONS(137),
    [anon_sym_no] = ACTIONS(137),
    [anon_sym_announce] = ACTIONS(137),
    [anon_sym_remove] = ACTIONS(137),
    [anon_sym_repeat] = ACTIONS(137),
    [anon_sym_choose] = ACTIONS(137),
    [anon_sym_until] = ACTIONS(137),
    [anon_sym_needs] = ACTIONS(137),
    [anon_sym_costs] = ACTIONS(137),
    [anon_sym_gain] = ACTIONS(137),
    [anon_sym_move] = ACTIONS(137),
    [anon_sym_then] = ACTIONS(137),
    [anon_sym_else] = ACTIONS(137),
    [anon_sym_each] = ACTIONS(137),
    [anon_sym_pick] = ACTIONS(137),
    [anon_sym_pay] = ACTIONS(137),
    [anon_sym_let] = ACTIONS(137),
    [anon_sym_add] = ACTIONS(137),
    [anon_sym_for] = ACTIONS(137),
    [anon_sym_may] = ACTIONS(137),
    [anon_sym_end] = ACTIONS(137),
    [anon_sym_if] = ACTIONS(137),
    [anon_sym_do] = ACTIONS(137),
    [anon_sym_ranking] = ACTIONS(137),
    [anon_sym_rating] = ACTIONS(137),
    [anon_sym_while] = ACTIONS(137),
    [anon_sym_worth] = ACTIONS(137),
    [anon_sym_when] = ACTIONS(137),
    [anon_sym_flow] = ACTIONS(137),
    [anon_sym_to] = ACTIONS(137),
    [anon_sym_where] = ACTIONS(137),
    [anon_sym_every] = ACTIONS(137),
    [anon_sym_after] = ACTIONS(137),
    [anon_sym_from] = ACTIONS(137),
    [anon_sym_some] = ACTIONS(137),
    [anon_sym_has] = ACTIONS(137),
    [anon_sym_in] = ACTIONS(137),
    [anon_sym_as] = ACTIONS(137),
    [anon_sym_at] = ACTIONS(137),
    [anon_sym_on] = ACTIONS(137),
    [anon_sym_and] = ACTIONS(137),
    [anon_sym_not] = ACTIONS(137),
    [anon_sym_mod] = ACTIONS(137),
    [anon_sym_or] = ACTIONS(137),
    [anon_sym_is] = ACTIONS(137),
    [anon_sym_EQ_EQ] = ACTIONS(135),
    [anon_sym_BANG_EQ] = ACTIONS(135),
    [anon_sym_AMP_AMP] = ACTIONS(135),
    [anon_sym_PIPE_PIPE] = ACTIONS(135),
    [anon_sym_BANG] = ACTIONS(137),
    [anon_sym_LT_EQ] = ACTIONS(135),
    [anon_sym_GT_EQ] = ACTIONS(135),
    [anon_sym_LT] = ACTIONS(137),
    [anon_sym_GT] = ACTIONS(137),
    [anon_sym_EQ] = ACTIONS(137),
    [anon_sym_PLUS] = ACTIONS(135),
    [anon_sym_DASH] = ACTIONS(135),
    [anon_sym_STAR] = ACTIONS(135),
    [anon_sym_SLASH] = ACTIONS(137),
    [anon_sym_LPAREN] = ACTIONS(135),
    [anon_sym_RPAREN] = ACTIONS(135),
    [anon_sym_LBRACK] = ACTIONS(135),
    [anon_sym_RBRACK] = ACTIONS(135),
    [anon_sym_COMMA] = ACTIONS(135),
    [anon_sym_COLON] = ACTIONS(135),
    [anon_sym_SEMI] = ACTIONS(135),
    [sym_language_word] = ACTIONS(137),
    [sym_game_word] = ACTIONS(137),
    [sym_option_word] = ACTIONS(137),
    [sym_rival_word] = ACTIONS(137),
    [sym_enum_word] = ACTIONS(137),
    [sym_player_word] = ACTIONS(137),
    [sym_die_word] = ACTIONS(137),
    [sym_counter_word] = ACTIONS(137),
    [sym_mark_word] = ACTIONS(137),
    [sym_family_word] = ACTIONS(137),
    [sym_piece_word] = ACTIONS(137),
    [sym_table_word] = ACTIONS(137),
    [sym_value_word] = ACTIONS(137),
    [sym_requirement_word] = ACTIONS(137),
    [sym_cost_word] = ACTIONS(137),
    [sym_action_word] = ACTIONS(137),
    [sym_shape_word] = ACTIONS(137),
    [sym_board_word] = ACTIONS(137),
    [sym_zone_word] = ACTIONS(137),
    [sym_track_word] = ACTIONS(137),
    [sym_history_word] = ACTIONS(137),
    [sym_event_word] = ACTIONS(137),
    [sym_reason_word] = ACTIONS(137),
    [sym_look_word] = ACTIONS(137),
    [sym_example_word] = ACTIONS(137),
    [sym_variant_word] = ACTIONS(137),
    [sym_source_word] = ACTIONS(137),
    [sym_question_word] = ACTIONS(137),
    [sym_see_word] = ACTIONS(137),
    [sym_tells_word] = ACTIONS(137),
    [sym_score_word] = ACTIONS(137),
    [sym_set_word] = ACTIONS(137),
    [sym_draw_word] = ACTIONS(137),
    [sym_roll_word] = ACTIONS(137),
    [sym_sort_word] = ACTIONS(137),
    [sym_players_word] = ACTIONS(137),
    [sym_points_word] = ACTIONS(137),
    [sym_credit_word] = ACTIONS(137),
    [sym_starts_word] = ACTIONS(137),
    [sym_max_word] = ACTIONS(137),
    [sym_beyond_word] = ACTIONS(137),
    [sym_copies_word] = ACTIONS(137),
    [sym_plus_word] = ACTIONS(137),
    [sym_says_word] = ACTIONS(137),
    [sym_keep_word] = ACTIONS(137),
    [sym_hexes_word] = ACTIONS(137),
    [sym_squares_word] = ACTIONS(137),
    [sym_regions_word] = ACTIONS(137),
    [sym_below_word] = ACTIONS(137),
    [sym_by_word] = ACTIONS(137),
    [sym_places_word] = ACTIONS(137),
    [sym_row_word] = ACTIONS(137),
    [sym_hidden_word] = ACTIONS(137),
    [sym_most_word] = ACTIONS(137),
    [sym_fewest_word] = ACTIONS(137),
    [sym_first_word] = ACTIONS(137),
    [sym_last_word] = ACTIONS(137),
    [sym_all_word] = ACTIONS(137),
    [sym_times_word] = ACTIONS(137),
    [sym_order_word] = ACTIONS(137),
    [sym_once_word] = ACTIONS(137),
    [sym_any_word] = ACTIONS(137),
    [sym_free_word] = ACTIONS(137),
    [sym_number_word] = ACTIONS(137),
    [sym_different_word] = ACTIONS(137),
    [sym_sum_word] = ACTIONS(137),
    [sym_empty_word] = ACTIONS(137),
    [sym_filled_word] = ACTIONS(137),
    [sym_full_word] = ACTIONS(137),
    [sym_rounded_word] = ACTIONS(137),
    [sym_up_word] = ACTIONS(137),
    [sym_down_word] = ACTIONS(137),
    [sym_proves_word] = ACTIONS(137),
    [sym_given_word] = ACTIONS(137),
    [sym_chance_word] = ACTIONS(137),
    [sym_declines_word] = ACTIONS(137),
    [sym_scores_word] = ACTIONS(137),
    [sym_can_word] = ACTIONS(137),
    [sym_cannot_word] = ACTIONS(137),
    [sym_because_word] = ACTIONS(137),
    [sym_chooses_word] = ACTIONS(137),
    [sym_sees_word] = ACTIONS(137),
    [sym_wins_word] = ACTIONS(137),
    [sym_win_word] = ACTIONS(137),
    [sym_rated_word] = ACTIONS(137),
    [sym_next_word] = ACTIONS(137),
    [sym_always_word] = ACTIONS(137),
    [sym_url_word] = ACTIONS(137),
    [sym_doubtful_word] = ACTIONS(137),
    [sym_single_word] = ACTIONS(137),
    [sym_about_word] = ACTIONS(137),
    [sym_reading_word] = ACTIONS(137),
    [sym_change_word] = ACTIONS(137),
    [sym_extend_word] = ACTIONS(137),
    [sym_number] = ACTIONS(135),
    [anon_sym_DQUOTE] = ACTIONS(135),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(135),
  },
  [15] = {
    [ts_builtin_sym_end] = ACTIONS(139),
    [sym_identifier] = ACTIONS(141),
    [anon_sym_LBRACE] = ACTIONS(139),
    [anon_sym_RBRACE] = ACTIONS(139),
    [anon_sym_of] = ACTIONS(141),
    [anon_sym_de] = ACTIONS(141),
    [anon_sym_en] = ACTIONS(141),
    [anon_sym_DOT] = ACTIONS(141),
    [anon_sym_DOT_DOT] = ACTIONS(139),
    [anon_sym_yes_SLASHno] = ACTIONS(139),
    [anon_sym_your] = ACTIONS(141),
    [anon_sym_none] = ACTIONS(141),
    [anon_sym_you] = ACTIONS(141),
    [anon_sym_yes] = ACTIONS(141),
    [anon_sym_no] = ACTIONS(141),
    [anon_sym_announce] = ACTIONS(141),
    [anon_sym_remove] = ACTIONS(141),
    [anon_sym_repeat] = ACTIONS(141),
    [anon_sym_choose] = ACTIONS(141),
    [anon_sym_until] = ACTIONS(141),
    [anon_sym_needs] = ACTIONS(141),
    [anon_sym_costs] = ACTIONS(141),
    [anon_sym_gain] = ACTIONS(141),
    [anon_sym_move] = ACTIONS(141),
    [anon_sym_then] = ACTIONS(141),
    [anon_sym_else] = ACTIONS(141),
    [anon_sym_each] = ACTIONS(141),
    [anon_sym_pick] = ACTIONS(141),
    [anon_sym_pay] = ACTIONS(141),
    [anon_sym_let] = ACTIONS(141),
    [anon_sym_add] = ACTIONS(141),
    [anon_sym_for] = ACTIONS(141),
    [anon_sym_may] = ACTIONS(141),
    [anon_sym_end] = ACTIONS(141),
    [anon_sym_if] = ACTIONS(141),
    [anon_sym_do] = ACTIONS(141),
    [anon_sym_ranking] = ACTIONS(141),
    [anon_sym_rating] = ACTIONS(141),
    [anon_sym_while] = ACTIONS(141),
    [anon_sym_worth] = ACTIONS(141),
    [anon_sym_when] = ACTIONS(141),
    [anon_sym_flow] = ACTIONS(141),
    [anon_sym_to] = ACTIONS(141),
    [anon_sym_where] = ACTIONS(141),
    [anon_sym_every] = ACTIONS(141),
    [anon_sym_after] = ACTIONS(141),
    [anon_sym_from] = ACTIONS(141),
    [anon_sym_some] = ACTIONS(141),
    [anon_sym_has] = ACTIONS(141),
    [anon_sym_in] = ACTIONS(141),
    [anon_sym_as] = ACTIONS(141),
    [anon_sym_at] = ACTIONS(141),
    [anon_sym_on] = ACTIONS(141),
    [anon_sym_and] = ACTIONS(141),
    [anon_sym_not] = ACTIONS(141),
    [anon_sym_mod] = ACTIONS(141),
    [anon_sym_or] = ACTIONS(141),
    [anon_sym_is] = ACTIONS(141),
    [anon_sym_EQ_EQ] = ACTIONS(139),
    [anon_sym_BANG_EQ] = ACTIONS(139),
    [anon_sym_AMP_AMP] = ACTIONS(139),
    [anon_sym_PIPE_PIPE] = ACTIONS(139),
    [anon_sym_BANG] = ACTIONS(141),
    [anon_sym_LT_EQ] = ACTIONS(139),
    [anon_sym_GT_EQ] = ACTIONS(139),
    [anon_sym_LT] = ACTIONS(141),
    [anon_sym_GT] = ACTIONS(141),
    [anon_sym_EQ] = ACTIONS(141),
    [anon_sym_PLUS] = ACTIONS(139),
    [anon_sym_DASH] = ACTIONS(139),
    [anon_sym_STAR] = ACTIONS(139),
    [anon_sym_SLASH] = ACTIONS(141),
    [anon_sym_LPAREN] = ACTIONS(139),
    [anon_sym_RPAREN] = ACTIONS(139),
    [anon_sym_LBRACK] = ACTIONS(139),
    [anon_sym_RBRACK] = ACTIONS(139),
    [anon_sym_COMMA] = ACTIONS(139),
    [anon_sym_COLON] = ACTIONS(139),
    [anon_sym_SEMI] = ACTIONS(139),
    [sym_language_word] = ACTIONS(141),
    [sym_game_word] = ACTIONS(141),
    [sym_option_word] = ACTIONS(141),
    [sym_rival_word] = ACTIONS(141),
    [sym_enum_word] = ACTIONS(141),
    [sym_player_word] = ACTIONS(141),
    [sym_die_word] = ACTIONS(141),
    [sym_counter_word] = ACTIONS(141),
    [sym_mark_word] = ACTIONS(141),
    [sym_family_word] = ACTIONS(141),
    [sym_piece_word] = ACTIONS(141),
    [sym_table_word] = ACTIONS(141),
    [sym_value_word] = ACTIONS(141),
    [sym_requirement_word] = ACTIONS(141),
    [sym_cost_word] = ACTIONS(141),
    [sym_action_word] = ACTIONS(141),
    [sym_shape_word] = ACTIONS(141),
    [sym_board_word] = ACTIONS(141),
    [sym_zone_word] = ACTIONS(141),
    [sym_track_word] = ACTIONS(141),
    [sym_history_word] = ACTIONS(141),
    [sym_event_word] = ACTIONS(141),
    [sym_reason_word] = ACTIONS(141),
    [sym_look_word] = ACTIONS(141),
    [sym_example_word] = ACTIONS(141),
    [sym_variant_word] = ACTIONS(141),
    [sym_source_word] = ACTIONS(141),
    [sym_question_word] = ACTIONS(141),
    [sym_see_word] = ACTIONS(141),
    [sym_tells_word] = ACTIONS(141),
    [sym_score_word] = ACTIONS(141),
    [sym_set_word] = ACTIONS(141),
    [sym_draw_word] = ACTIONS(141),
    [sym_roll_word] = ACTIONS(141),
    [sym_sort_word] = ACTIONS(141),
    [sym_players_word] = ACTIONS(141),
    [sym_points_word] = ACTIONS(141),
    [sym_credit_word] = ACTIONS(141),
    [sym_starts_word] = ACTIONS(141),
    [sym_max_word] = ACTIONS(141),
    [sym_beyond_word] = ACTIONS(141),
    [sym_copies_word] = ACTIONS(141),
    [sym_plus_word] = ACTIONS(141),
    [sym_says_word] = ACTIONS(141),
    [sym_keep_word] = ACTIONS(141),
    [sym_hexes_word] = ACTIONS(141),
    [sym_squares_word] = ACTIONS(141),
    [sym_regions_word] = ACTIONS(141),
    [sym_below_word] = ACTIONS(141),
    [sym_by_word] = ACTIONS(141),
    [sym_places_word] = ACTIONS(141),
    [sym_row_word] = ACTIONS(141),
    [sym_hidden_word] = ACTIONS(141),
    [sym_most_word] = ACTIONS(141),
    [sym_fewest_word] = ACTIONS(141),
    [sym_first_word] = ACTIONS(141),
    [sym_last_word] = ACTIONS(141),
    [sym_all_word] = ACTIONS(141),
    [sym_times_word] = ACTIONS(141),
    [sym_order_word] = ACTIONS(141),
    [sym_once_word] = ACTIONS(141),
    [sym_any_word] = ACTIONS(141),
    [sym_free_word] = ACTIONS(141),
    [sym_number_word] = ACTIONS(141),
    [sym_different_word] = ACTIONS(141),
    [sym_sum_word] = ACTIONS(141),
    [sym_empty_word] = ACTIONS(141),
    [sym_filled_word] = ACTIONS(141),
    [sym_full_word] = ACTIONS(141),
    [sym_rounded_word] = ACTIONS(141),
    [sym_up_word] = ACTIONS(141),
    [sym_down_word] = ACTIONS(141),
    [sym_proves_word] = ACTIONS(141),
    [sym_given_word] = ACTIONS(141),
    [sym_chance_word] = ACTIONS(141),
    [sym_declines_word] = ACTIONS(141),
    [sym_scores_word] = ACTIONS(141),
    [sym_can_word] = ACTIONS(141),
    [sym_cannot_word] = ACTIONS(141),
    [sym_because_word] = ACTIONS(141),
    [sym_chooses_word] = ACTIONS(141),
    [sym_sees_word] = ACTIONS(141),
    [sym_wins_word] = ACTIONS(141),
    [sym_win_word] = ACTIONS(141),
    [sym_rated_word] = ACTIONS(141),
    [sym_next_word] = ACTIONS(141),
    [sym_always_word] = ACTIONS(141),
    [sym_url_word] = ACTIONS(141),
    [sym_doubtful_word] = ACTIONS(141),
    [sym_single_word] = ACTIONS(141),
    [sym_about_word] = ACTIONS(141),
    [sym_reading_word] = ACTIONS(141),
    [sym_change_word] = ACTIONS(141),
    [sym_extend_word] = ACTIONS(141),
    [sym_number] = ACTIONS(139),
    [anon_sym_DQUOTE] = ACTIONS(139),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(139),
  },
  [16] = {
    [ts_builtin_sym_end] = ACTIONS(143),
    [sym_identifier] = ACTIONS(145),
    [anon_sym_LBRACE] = ACTIONS(143),
    [anon_sym_RBRACE] = ACTIONS(143),
    [anon_sym_of] = ACTIONS(145),
    [anon_sym_de] = ACTIONS(145),
    [anon_sym_en] = ACTIONS(145),
    [anon_sym_DOT] = ACTIONS(145),
    [anon_sym_DOT_DOT] = ACTIONS(143),
    [anon_sym_yes_SLASHno] = ACTIONS(143),
    [anon_sym_your] = ACTIONS(145),
    [anon_sym_none] = ACTIONS(145),
    [anon_sym_you] = ACTIONS(145),
    [anon_sym_yes] = ACTIONS(145),
    [anon_sym_no] = ACTIONS(145),
    [anon_sym_announce] = ACTIONS(145),
    [anon_sym_remove] = ACTIONS(145),
    [anon_sym_repeat] = ACTIONS(145),
    [anon_sym_choose] = ACTIONS(145),
    [anon_sym_until] = ACTIONS(145),
    [anon_sym_needs] = ACTIONS(145),
    [anon_sym_costs] = ACTIONS(145),
    [anon_sym_gain] = ACTIONS(145),
    [anon_sym_move] = ACTIONS(145),
    [anon_sym_then] = ACTIONS(145),
    [anon_sym_else] = ACTIONS(145),
    [anon_sym_each] = ACTIONS(145),
    [anon_sym_pick] = ACTIONS(145),
    [anon_sym_pay] = ACTIONS(145),
    [anon_sym_let] = ACTIONS(145),
    [anon_sym_add] = ACTIONS(145),
    [anon_sym_for] = ACTIONS(145),
    [anon_sym_may] = ACTIONS(145),
    [anon_sym_end] = ACTIONS(145),
    [anon_sym_if] = ACTIONS(145),
    [anon_sym_do] = ACTIONS(145),
    [anon_sym_ranking] = ACTIONS(145),
    [anon_sym_rating] = ACTIONS(145),
    [anon_sym_while] = ACTIONS(145),
    [anon_sym_worth] = ACTIONS(145),
    [anon_sym_when] = ACTIONS(145),
    [anon_sym_flow] = ACTIONS(145),
    [anon_sym_to] = ACTIONS(145),
    [anon_sym_where] = ACTIONS(145),
    [anon_sym_every] = ACTIONS(145),
    [anon_sym_after] = ACTIONS(145),
    [anon_sym_from] = ACTIONS(145),
    [anon_sym_some] = ACTIONS(145),
    [anon_sym_has] = ACTIONS(145),
    [anon_sym_in] = ACTIONS(145),
    [anon_sym_as] = ACTIONS(145),
    [anon_sym_at] = ACTIONS(145),
    [anon_sym_on] = ACTIONS(145),
    [anon_sym_and] = ACTIONS(145),
    [anon_sym_not] = ACTIONS(145),
    [anon_sym_mod] = ACTIONS(145),
    [anon_sym_or] = ACTIONS(145),
    [anon_sym_is] = ACTIONS(145),
    [anon_sym_EQ_EQ] = ACTIONS(143),
    [anon_sym_BANG_EQ] = ACTIONS(143),
    [anon_sym_AMP_AMP] = ACTIONS(143),
    [anon_sym_PIPE_PIPE] = ACTIONS(143),
    [anon_sym_BANG] = ACTIONS(145),
    [anon_sym_LT_EQ] = ACTIONS(143),
    [anon_sym_GT_EQ] = ACTIONS(143),
    [anon_sym_LT] = ACTIONS(145),
    [anon_sym_GT] = ACTIONS(145),
    [anon_sym_EQ] = ACTIONS(145),
    [anon_sym_PLUS] = ACTIONS(143),
    [anon_sym_DASH] = ACTIONS(143),
    [anon_sym_STAR] = ACTIONS(143),
    [anon_sym_SLASH] = ACTIONS(145),
    [anon_sym_LPAREN] = ACTIONS(143),
    [anon_sym_RPAREN] = ACTIONS(143),
    [anon_sym_LBRACK] = ACTIONS(143),
    [anon_sym_RBRACK] = ACTIONS(143),
    [anon_sym_COMMA] = ACTIONS(143),
    [anon_sym_COLON] = ACTIONS(143),
    [anon_sym_SEMI] = ACTIONS(143),
    [sym_language_word] = ACTIONS(145),
    [sym_game_word] = ACTIONS(145),
    [sym_option_word] = ACTIONS(145),
    [sym_rival_word] = ACTIONS(145),
    [sym_enum_word] = ACTIONS(145),
    [sym_player_word] = ACTIONS(145),
    [sym_die_word] = ACTIONS(145),
    [sym_counter_word] = ACTIONS(145),
    [sym_mark_word] = ACTIONS(145),
    [sym_family_word] = ACTIONS(145),
    [sym_piece_word] = ACTIONS(145),
    [sym_table_word] = ACTIONS(145),
    [sym_value_word] = ACTIONS(145),
    [sym_requirement_word] = ACTIONS(145),
    [sym_cost_word] = ACTIONS(145),
    [sym_action_word] = ACTIONS(145),
    [sym_shape_word] = ACTIONS(145),
    [sym_board_word] = ACTIONS(145),
    [sym_zone_word] = ACTIONS(145),
    [sym_track_word] = ACTIONS(145),
    [sym_history_word] = ACTIONS(145),
    [sym_event_word] = ACTIONS(145),
    [sym_reason_word] = ACTIONS(145),
    [sym_look_word] = ACTIONS(145),
    [sym_example_word] = ACTIONS(145),
    [sym_variant_word] = ACTIONS(145),
    [sym_source_word] = ACTIONS(145),
    [sym_question_word] = ACTIONS(145),
    [sym_see_word] = ACTIONS(145),
    [sym_tells_word] = ACTIONS(145),
    [sym_score_word] = ACTIONS(145),
    [sym_set_word] = ACTIONS(145),
    [sym_draw_word] = ACTIONS(145),
    [sym_roll_word] = ACTIONS(145),
    [sym_sort_word] = ACTIONS(145),
    [sym_players_word] = ACTIONS(145),
    [sym_points_word] = ACTIONS(145),
    [sym_credit_word] = ACTIONS(145),
    [sym_starts_word] = ACTIONS(145),
    [sym_max_word] = ACTIONS(145),
    [sym_beyond_word] = ACTIONS(145),
    [sym_copies_word] = ACTIONS(145),
    [sym_plus_word] = ACTIONS(145),
    [sym_says_word] = ACTIONS(145),
    [sym_keep_word] = ACTIONS(145),
    [sym_hexes_word] = ACTIONS(145),
    [sym_squares_word] = ACTIONS(145),
    [sym_regions_word] = ACTIONS(145),
    [sym_below_word] = ACTIONS(145),
    [sym_by_word] = ACTIONS(145),
    [sym_places_word] = ACTIONS(145),
    [sym_row_word] = ACTIONS(145),
    [sym_hidden_word] = ACTIONS(145),
    [sym_most_word] = ACTIONS(145),
    [sym_fewest_word] = ACTIONS(145),
    [sym_first_word] = ACTIONS(145),
    [sym_last_word] = ACTIONS(145),
    [sym_all_word] = ACTIONS(145),
    [sym_times_word] = ACTIONS(145),
    [sym_order_word] = ACTIONS(145),
    [sym_once_word] = ACTIONS(145),
    [sym_any_word] = ACTIONS(145),
    [sym_free_word] = ACTIONS(145),
    [sym_number_word] = ACTIONS(145),
    [sym_different_word] = ACTIONS(145),
    [sym_sum_word] = ACTIONS(145),
    [sym_empty_word] = ACTIONS(145),
    [sym_filled_word] = ACTIONS(145),
    [sym_full_word] = ACTIONS(145),
    [sym_rounded_word] = ACTIONS(145),
    [sym_up_word] = ACTIONS(145),
    [sym_down_word] = ACTIONS(145),
    [sym_proves_word] = ACTIONS(145),
    [sym_given_word] = ACTIONS(145),
    [sym_chance_word] = ACTIONS(145),
    [sym_declines_word] = ACTIONS(145),
    [sym_scores_word] = ACTIONS(145),
    [sym_can_word] = ACTIONS(145),
    [sym_cannot_word] = ACTIONS(145),
    [sym_because_word] = ACTIONS(145),
    [sym_chooses_word] = ACTIONS(145),
    [sym_sees_word] = ACTIONS(145),
    [sym_wins_word] = ACTIONS(145),
    [sym_win_word] = ACTIONS(145),
    [sym_rated_word] = ACTIONS(145),
    [sym_next_word] = ACTIONS(145),
    [sym_always_word] = ACTIONS(145),
    [sym_url_word] = ACTIONS(145),
    [sym_doubtful_word] = ACTIONS(145),
    [sym_single_word] = ACTIONS(145),
    [sym_about_word] = ACTIONS(145),
    [sym_reading_word] = ACTIONS(145),
    [sym_change_word] = ACTIONS(145),
    [sym_extend_word] = ACTIONS(145),
    [sym_number] = ACTIONS(143),
    [anon_sym_DQUOTE] = ACTIONS(143),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(143),
  },
  [17] = {
    [ts_builtin_sym_end] = ACTIONS(147),
    [sym_identifier] = ACTIONS(149),
    [anon_sym_LBRACE] = ACTIONS(147),
    [anon_sym_RBRACE] = ACTIONS(147),
    [anon_sym_of] = ACTIONS(149),
    [anon_sym_de] = ACTIONS(149),
    [anon_sym_en] = ACTIONS(149),
    [anon_sym_DOT] = ACTIONS(149),
    [anon_sym_DOT_DOT] = ACTIONS(147),
    [anon_sym_yes_SLASHno] = ACTIONS(147),
    [anon_sym_your] = ACTIONS(149),
    [anon_sym_none] = ACTIONS(149),
    [anon_sym_you] = ACTIONS(149),
    [anon_sym_yes] = ACTIONS(149),
    [anon_sym_no] = ACTIONS(149),
    [anon_sym_announce] = ACTIONS(149),
    [anon_sym_remove] = ACTIONS(149),
    [anon_sym_repeat] = ACTIONS(149),
    [anon_sym_choose] = ACTIONS(149),
    [anon_sym_until] = ACTIONS(149),
    [anon_sym_needs] = ACTIONS(149),
    [anon_sym_costs] = ACTIONS(149),
    [anon_sym_gain] = ACTIONS(149),
    [anon_sym_move] = ACTIONS(149),
    [anon_sym_then] = ACTIONS(149),
    [anon_sym_else] = ACTIONS(149),
    [anon_sym_each] = ACTIONS(149),
    [anon_sym_pick] = ACTIONS(149),
    [anon_sym_pay] = ACTIONS(149),
    [anon_sym_let] = ACTIONS(149),
    [anon_sym_add] = ACTIONS(149),
    [anon_sym_for] = ACTIONS(149),
    [anon_sym_may] = ACTIONS(149),
    [anon_sym_end] = ACTIONS(149),
    [anon_sym_if] = ACTIONS(149),
    [anon_sym_do] = ACTIONS(149),
    [anon_sym_ranking] = ACTIONS(149),
    [anon_sym_rating] = ACTIONS(149),
    [anon_sym_while] = ACTIONS(149),
    [anon_sym_worth] = ACTIONS(149),
    [anon_sym_when] = ACTIONS(149),
    [anon_sym_flow] = ACTIONS(149),
    [anon_sym_to] = ACTIONS(149),
    [anon_sym_where] = ACTIONS(149),
    [anon_sym_every] = ACTIONS(149),
    [anon_sym_after] = ACTIONS(149),
    [anon_sym_from] = ACTIONS(149),
    [anon_sym_some] = ACTIONS(149),
    [anon_sym_has] = ACTIONS(149),
    [anon_sym_in] = ACTIONS(149),
    [anon_sym_as] = ACTIONS(149),
    [anon_sym_at] = ACTIONS(149),
    [anon_sym_on] = ACTIONS(149),
    [anon_sym_and] = ACTIONS(149),
    [anon_sym_not] = ACTIONS(149),
    [anon_sym_mod] = ACTIONS(149),
    [anon_sym_or] = ACTIONS(149),
    [anon_sym_is] = ACTIONS(149),
    [anon_sym_EQ_EQ] = ACTIONS(147),
    [anon_sym_BANG_EQ] = ACTIONS(147),
    [anon_sym_AMP_AMP] = ACTIONS(147),
    [anon_sym_PIPE_PIPE] = ACTIONS(147),
    [anon_sym_BANG] = ACTIONS(149),
    [anon_sym_LT_EQ] = ACTIONS(147),
    [anon_sym_GT_EQ] = ACTIONS(147),
    [anon_sym_LT] = ACTIONS(149),
    [anon_sym_GT] = ACTIONS(149),
    [anon_sym_EQ] = ACTIONS(149),
    [anon_sym_PLUS] = ACTIONS(147),
    [anon_sym_DASH] = ACTIONS(147),
    [anon_sym_STAR] = ACTIONS(147),
    [anon_sym_SLASH] = ACTIONS(149),
    [anon_sym_LPAREN] = ACTIONS(147),
    [anon_sym_RPAREN] = ACTIONS(147),
    [anon_sym_LBRACK] = ACTIONS(147),
    [anon_sym_RBRACK] = ACTIONS(147),
    [anon_sym_COMMA] = ACTIONS(147),
    [anon_sym_COLON] = ACTIONS(147),
    [anon_sym_SEMI] = ACTIONS(147),
    [sym_language_word] = ACTIONS(149),
    [sym_game_word] = ACTIONS(149),
    [sym_option_word] = ACTIONS(149),
    [sym_rival_word] = ACTIONS(149),
    [sym_enum_word] = ACTIONS(149),
    [sym_player_word] = ACTIONS(149),
    [sym_die_word] = ACTIONS(149),
    [sym_counter_word] = ACTIONS(149),
    [sym_mark_word] = ACTIONS(149),
    [sym_family_word] = ACTIONS(149),
    [sym_piece_word] = ACTIONS(149),
    [sym_table_word] = ACTIONS(149),
    [sym_value_word] = ACTIONS(149),
    [sym_requirement_word] = ACTIONS(149),
    [sym_cost_word] = ACTIONS(149),
    [sym_action_word] = ACTIONS(149),
    [sym_shape_word] = ACTIONS(149),
    [sym_board_word] = ACTIONS(149),
    [sym_zone_word] = ACTIONS(149),
    [sym_track_word] = ACTIONS(149),
    [sym_history_word] = ACTIONS(149),
    [sym_event_word] = ACTIONS(149),
    [sym_reason_word] = ACTIONS(149),
    [sym_look_word] = ACTIONS(149),
    [sym_example_word] = ACTIONS(149),
    [sym_variant_word] = ACTIONS(149),
    [sym_source_word] = ACTIONS(149),
    [sym_question_word] = ACTIONS(149),
    [sym_see_word] = ACTIONS(149),
    [sym_tells_word] = ACTIONS(149),
    [sym_score_word] = ACTIONS(149),
    [sym_set_word] = ACTIONS(149),
    [sym_draw_word] = ACTIONS(149),
    [sym_roll_word] = ACTIONS(149),
    [sym_sort_word] = ACTIONS(149),
    [sym_players_word] = ACTIONS(149),
    [sym_points_word] = ACTIONS(149),
    [sym_credit_word] = ACTIONS(149),
    [sym_starts_word] = ACTIONS(149),
    [sym_max_word] = ACTIONS(149),
    [sym_beyond_word] = ACTIONS(149),
    [sym_copies_word] = ACTIONS(149),
    [sym_plus_word] = ACTIONS(149),
    [sym_says_word] = ACTIONS(149),
    [sym_keep_word] = ACTIONS(149),
    [sym_hexes_word] = ACTIONS(149),
    [sym_squares_word] = ACTIONS(149),
    [sym_regions_word] = ACTIONS(149),
    [sym_below_word] = ACTIONS(149),
    [sym_by_word] = ACTIONS(149),
    [sym_places_word] = ACTIONS(149),
    [sym_row_word] = ACTIONS(149),
    [sym_hidden_word] = ACTIONS(149),
    [sym_most_word] = ACTIONS(149),
    [sym_fewest_word] = ACTIONS(149),
    [sym_first_word] = ACTIONS(149),
    [sym_last_word] = ACTIONS(149),
    [sym_all_word] = ACTIONS(149),
    [sym_times_word] = ACTIONS(149),
    [sym_order_word] = ACTIONS(149),
    [sym_once_word] = ACTIONS(149),
    [sym_any_word] = ACTIONS(149),
    [sym_free_word] = ACTIONS(149),
    [sym_number_word] = ACTIONS(149),
    [sym_different_word] = ACTIONS(149),
    [sym_sum_word] = ACTIONS(149),
    [sym_empty_word] = ACTIONS(149),
    [sym_filled_word] = ACTIONS(149),
    [sym_full_word] = ACTIONS(149),
    [sym_rounded_word] = ACTIONS(149),
    [sym_up_word] = ACTIONS(149),
    [sym_down_word] = ACTIONS(149),
    [sym_proves_word] = ACTIONS(149),
    [sym_given_word] = ACTIONS(149),
    [sym_chance_word] = ACTIONS(149),
    [sym_declines_word] = ACTIONS(149),
    [sym_scores_word] = ACTIONS(149),
    [sym_can_word] = ACTIONS(149),
    [sym_cannot_word] = ACTIONS(149),
    [sym_because_word] = ACTIONS(149),
    [sym_chooses_word] = ACTIONS(149),
    [sym_sees_word] = ACTIONS(149),
    [sym_wins_word] = ACTIONS(149),
    [sym_win_word] = ACTIONS(149),
    [sym_rated_word] = ACTIONS(149),
    [sym_next_word] = ACTIONS(149),
    [sym_always_word] = ACTIONS(149),
    [sym_url_word] = ACTIONS(149),
    [sym_doubtful_word] = ACTIONS(149),
    [sym_single_word] = ACTIONS(149),
    [sym_about_word] = ACTIONS(149),
    [sym_reading_word] = ACTIONS(149),
    [sym_change_word] = ACTIONS(149),
    [sym_extend_word] = ACTIONS(149),
    [sym_number] = ACTIONS(147),
    [anon_sym_DQUOTE] = ACTIONS(147),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(147),
  },
  [18] = {
    [ts_builtin_sym_end] = ACTIONS(151),
    [sym_identifier] = ACTIONS(153),
    [anon_sym_LBRACE] = ACTIONS(151),
    [anon_sym_RBRACE] = ACTIONS(151),
    [anon_sym_of] = ACTIONS(153),
    [anon_sym_de] = ACTIONS(153),
    [anon_sym_en] = ACTIONS(153),
    [anon_sym_DOT] = ACTIONS(153),
    [anon_sym_DOT_DOT] = ACTIONS(151),
    [anon_sym_yes_SLASHno] = ACTIONS(151),
    [anon_sym_your] = ACTIONS(153),
    [anon_sym_none] = ACTIONS(153),
    [anon_sym_you] = ACTIONS(153),
    [anon_sym_yes] = ACTIONS(153),
    [anon_sym_no] = ACTIONS(153),
    [anon_sym_announce] = ACTIONS(153),
    [anon_sym_remove] = ACTIONS(153),
    [anon_sym_repeat] = ACTIONS(153),
    [anon_sym_choose] = ACTIONS(153),
    [anon_sym_until] = ACTIONS(153),
    [anon_sym_needs] = ACTIONS(153),
    [anon_sym_costs] = ACTIONS(153),
    [anon_sym_gain] = ACTIONS(153),
    [anon_sym_move] = ACTIONS(153),
    [anon_sym_then] = ACTIONS(153),
    [anon_sym_else] = ACTIONS(153),
    [anon_sym_each] = ACTIONS(153),
    [anon_sym_pick] = ACTIONS(153),
    [anon_sym_pay] = ACTIONS(153),
    [anon_sym_let] = ACTIONS(153),
    [anon_sym_add] = ACTIONS(153),
    [anon_sym_for] = ACTIONS(153),
    [anon_sym_may] = ACTIONS(153),
    [anon_sym_end] = ACTIONS(153),
    [anon_sym_if] = ACTIONS(153),
    [anon_sym_do] = ACTIONS(153),
    [anon_sym_ranking] = ACTIONS(153),
    [anon_sym_rating] = ACTIONS(153),
    [anon_sym_while] = ACTIONS(153),
    [anon_sym_worth] = ACTIONS(153),
    [anon_sym_when] = ACTIONS(153),
    [anon_sym_flow] = ACTIONS(153),
    [anon_sym_to] = ACTIONS(153),
    [anon_sym_where] = ACTIONS(153),
    [anon_sym_every] = ACTIONS(153),
    [anon_sym_after] = ACTIONS(153),
    [anon_sym_from] = ACTIONS(153),
    [anon_sym_some] = ACTIONS(153),
    [anon_sym_has] = ACTIONS(153),
    [anon_sym_in] = ACTIONS(153),
    [anon_sym_as] = ACTIONS(153),
    [anon_sym_at] = ACTIONS(153),
    [anon_sym_on] = ACTIONS(153),
    [anon_sym_and] = ACTIONS(153),
    [anon_sym_not] = ACTIONS(153),
    [anon_sym_mod] = ACTIONS(153),
    [anon_sym_or] = ACTIONS(153),
    [anon_sym_is] = ACTIONS(153),
    [anon_sym_EQ_EQ] = ACTIONS(151),
    [anon_sym_BANG_EQ] = ACTIONS(151),
    [anon_sym_AMP_AMP] = ACTIONS(151),
    [anon_sym_PIPE_PIPE] = ACTIONS(151),
    [anon_sym_BANG] = ACTIONS(153),
    [anon_sym_LT_EQ] = ACTIONS(151),
    [anon_sym_GT_EQ] = ACTIONS(151),
    [anon_sym_LT] = ACTIONS(153),
    [anon_sym_GT] = ACTIONS(153),
    [anon_sym_EQ] = ACTIONS(153),
    [anon_sym_PLUS] = ACTIONS(151),
    [anon_sym_DASH] = ACTIONS(151),
    [anon_sym_STAR] = ACTIONS(151),
    [anon_sym_SLASH] = ACTIONS(153),
    [anon_sym_LPAREN] = ACTIONS(151),
    [anon_sym_RPAREN] = ACTIONS(151),
    [anon_sym_LBRACK] = ACTIONS(151),
    [anon_sym_RBRACK] = ACTIONS(151),
    [anon_sym_COMMA] = ACTIONS(151),
    [anon_sym_COLON] = ACTIONS(151),
    [anon_sym_SEMI] = ACTIONS(151),
    [sym_language_word] = ACTIONS(153),
    [sym_game_word] = ACTIONS(153),
    [sym_option_word] = ACTIONS(153),
    [sym_rival_word] = ACTIONS(153),
    [sym_enum_word] = ACTIONS(153),
    [sym_player_word] = ACTIONS(153),
    [sym_die_word] = ACTIONS(153),
    [sym_counter_word] = ACTIONS(153),
    [sym_mark_word] = ACTIONS(153),
    [sym_family_word] = ACTIONS(153),
    [sym_piece_word] = ACTIONS(153),
    [sym_table_word] = ACTIONS(153),
    [sym_value_word] = ACTIONS(153),
    [sym_requirement_word] = ACTIONS(153),
    [sym_cost_word] = ACTIONS(153),
    [sym_action_word] = ACTIONS(153),
    [sym_shape_word] = ACTIONS(153),
    [sym_board_word] = ACTIONS(153),
    [sym_zone_word] = ACTIONS(153),
    [sym_track_word] = ACTIONS(153),
    [sym_history_word] = ACTIONS(153),
    [sym_event_word] = ACTIONS(153),
    [sym_reason_word] = ACTIONS(153),
    [sym_look_word] = ACTIONS(153),
    [sym_example_word] = ACTIONS(153),
    [sym_variant_word] = ACTIONS(153),
    [sym_source_word] = ACTIONS(153),
    [sym_question_word] = ACTIONS(153),
    [sym_see_word] = ACTIONS(153),
    [sym_tells_word] = ACTIONS(153),
    [sym_score_word] = ACTIONS(153),
    [sym_set_word] = ACTIONS(153),
    [sym_draw_word] = ACTIONS(153),
    [sym_roll_word] = ACTIONS(153),
    [sym_sort_word] = ACTIONS(153),
    [sym_players_word] = ACTIONS(153),
    [sym_points_word] = ACTIONS(153),
    [sym_credit_word] = ACTIONS(153),
    [sym_starts_word] = ACTIONS(153),
    [sym_max_word] = ACTIONS(153),
    [sym_beyond_word] = ACTIONS(153),
    [sym_copies_word] = ACTIONS(153),
    [sym_plus_word] = ACTIONS(153),
    [sym_says_word] = ACTIONS(153),
    [sym_keep_word] = ACTIONS(153),
    [sym_hexes_word] = ACTIONS(153),
    [sym_squares_word] = ACTIONS(153),
    [sym_regions_word] = ACTIONS(153),
    [sym_below_word] = ACTIONS(153),
    [sym_by_word] = ACTIONS(153),
    [sym_places_word] = ACTIONS(153),
    [sym_row_word] = ACTIONS(153),
    [sym_hidden_word] = ACTIONS(153),
    [sym_most_word] = ACTIONS(153),
    [sym_fewest_word] = ACTIONS(153),
    [sym_first_word] = ACTIONS(153),
    [sym_last_word] = ACTIONS(153),
    [sym_all_word] = ACTIONS(153),
    [sym_times_word] = ACTIONS(153),
    [sym_order_word] = ACTIONS(153),
    [sym_once_word] = ACTIONS(153),
    [sym_any_word] = ACTIONS(153),
    [sym_free_word] = ACTIONS(153),
    [sym_number_word] = ACTIONS(153),
    [sym_different_word] = ACTIONS(153),
    [sym_sum_word] = ACTIONS(153),
    [sym_empty_word] = ACTIONS(153),
    [sym_filled_word] = ACTIONS(153),
    [sym_full_word] = ACTIONS(153),
    [sym_rounded_word] = ACTIONS(153),
    [sym_up_word] = ACTIONS(153),
    [sym_down_word] = ACTIONS(153),
    [sym_proves_word] = ACTIONS(153),
    [sym_given_word] = ACTIONS(153),
    [sym_chance_word] = ACTIONS(153),
    [sym_declines_word] = ACTIONS(153),
    [sym_scores_word] = ACTIONS(153),
    [sym_can_word] = ACTIONS(153),
    [sym_cannot_word] = ACTIONS(153),
    [sym_because_word] = ACTIONS(153),
    [sym_chooses_word] = ACTIONS(153),
    [sym_sees_word] = ACTIONS(153),
    [sym_wins_word] = ACTIONS(153),
    [sym_win_word] = ACTIONS(153),
    [sym_rated_word] = ACTIONS(153),
    [sym_next_word] = ACTIONS(153),
    [sym_always_word] = ACTIONS(153),
    [sym_url_word] = ACTIONS(153),
    [sym_doubtful_word] = ACTIONS(153),
    [sym_single_word] = ACTIONS(153),
    [sym_about_word] = ACTIONS(153),
    [sym_reading_word] = ACTIONS(153),
    [sym_change_word] = ACTIONS(153),
    [sym_extend_word] = ACTIONS(153),
    [sym_number] = ACTIONS(151),
    [anon_sym_DQUOTE] = ACTIONS(151),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(151),
  },
  [19] = {
    [ts_builtin_sym_end] = ACTIONS(155),
    [sym_identifier] = ACTIONS(157),
    [anon_sym_LBRACE] = ACTIONS(155),
    [anon_sym_RBRACE] = ACTIONS(155),
    [anon_sym_of] = ACTIONS(157),
    [anon_sym_de] = ACTIONS(157),
    [anon_sym_en] = ACTIONS(157),
    [anon_sym_DOT] = ACTIONS(157),
    [anon_sym_DOT_DOT] = ACTIONS(155),
    [anon_sym_yes_SLASHno] = ACTIONS(155),
    [anon_sym_your] = ACTIONS(157),
    [anon_sym_none] = ACTIONS(157),
    [anon_sym_you] = ACTIONS(157),
    [anon_sym_yes] = ACTIONS(157),
    [anon_sym_no] = ACTIONS(157),
    [anon_sym_announce] = ACTIONS(157),
    [anon_sym_remove] = ACTIONS(157),
    [anon_sym_repeat] = ACTIONS(157),
    [anon_sym_choose] = ACTIONS(157),
    [anon_sym_until] = ACTIONS(157),
    [anon_sym_needs] = ACTIONS(157),
    [anon_sym_costs] = ACTIONS(157),
    [anon_sym_gain] = ACTIONS(157),
    [anon_sym_move] = ACTIONS(157),
    [anon_sym_then] = ACTIONS(157),
    [anon_sym_else] = ACTIONS(157),
    [anon_sym_each] = ACTIONS(157),
    [anon_sym_pick] = ACTIONS(157),
    [anon_sym_pay] = ACTIONS(157),
    [anon_sym_let] = ACTIONS(157),
    [anon_sym_add] = ACTIONS(157),
    [anon_sym_for] = ACTIONS(157),
    [anon_sym_may] = ACTIONS(157),
    [anon_sym_end] = ACTIONS(157),
    [anon_sym_if] = ACTIONS(157),
    [anon_sym_do] = ACTIONS(157),
    [anon_sym_ranking] = ACTIONS(157),
    [anon_sym_rating] = ACTIONS(157),
    [anon_sym_while] = ACTIONS(157),
    [anon_sym_worth] = ACTIONS(157),
    [anon_sym_when] = ACTIONS(157),
    [anon_sym_flow] = ACTIONS(157),
    [anon_sym_to] = ACTIONS(157),
    [anon_sym_where] = ACTIONS(157),
    [anon_sym_every] = ACTIONS(157),
    [anon_sym_after] = ACTIONS(157),
    [anon_sym_from] = ACTIONS(157),
    [anon_sym_some] = ACTIONS(157),
    [anon_sym_has] = ACTIONS(157),
    [anon_sym_in] = ACTIONS(157),
    [anon_sym_as] = ACTIONS(157),
    [anon_sym_at] = ACTIONS(157),
    [anon_sym_on] = ACTIONS(157),
    [anon_sym_and] = ACTIONS(157),
    [anon_sym_not] = ACTIONS(157),
    [anon_sym_mod] = ACTIONS(157),
    [anon_sym_or] = ACTIONS(157),
    [anon_sym_is] = ACTIONS(157),
    [anon_sym_EQ_EQ] = ACTIONS(155),
    [anon_sym_BANG_EQ] = ACTIONS(155),
    [anon_sym_AMP_AMP] = ACTIONS(155),
    [anon_sym_PIPE_PIPE] = ACTIONS(155),
    [anon_sym_BANG] = ACTIONS(157),
    [anon_sym_LT_EQ] = ACTIONS(155),
    [anon_sym_GT_EQ] = ACTIONS(155),
    [anon_sym_LT] = ACTIONS(157),
    [anon_sym_GT] = ACTIONS(157),
    [anon_sym_EQ] = ACTIONS(157),
    [anon_sym_PLUS] = ACTIONS(155),
    [anon_sym_DASH] = ACTIONS(155),
    [anon_sym_STAR] = ACTIONS(155),
    [anon_sym_SLASH] = ACTIONS(157),
    [anon_sym_LPAREN] = ACTIONS(155),
    [anon_sym_RPAREN] = ACTIONS(155),
    [anon_sym_LBRACK] = ACTIONS(155),
    [anon_sym_RBRACK] = ACTIONS(155),
    [anon_sym_COMMA] = ACTIONS(155),
    [anon_sym_COLON] = ACTIONS(155),
    [anon_sym_SEMI] = ACTIONS(155),
    [sym_language_word] = ACTIONS(157),
    [sym_game_word] = ACTIONS(157),
    [sym_option_word] = ACTIONS(157),
    [sym_rival_word] = ACTIONS(157),
    [sym_enum_word] = ACTIONS(157),
    [sym_player_word] = ACTIONS(157),
    [sym_die_word] = ACTIONS(157),
    [sym_counter_word] = ACTIONS(157),
    [sym_mark_word] = ACTIONS(157),
    [sym_family_word] = ACTIONS(157),
    [sym_piece_word] = ACTIONS(157),
    [sym_table_word] = ACTIONS(157),
    [sym_value_word] = ACTIONS(157),
    [sym_requirement_word] = ACTIONS(157),
    [sym_cost_word] = ACTIONS(157),
    [sym_action_word] = ACTIONS(157),
    [sym_shape_word] = ACTIONS(157),
    [sym_board_word] = ACTIONS(157),
    [sym_zone_word] = ACTIONS(157),
    [sym_track_word] = ACTIONS(157),
    [sym_history_word] = ACTIONS(157),
    [sym_event_word] = ACTIONS(157),
    [sym_reason_word] = ACTIONS(157),
    [sym_look_word] = ACTIONS(157),
    [sym_example_word] = ACTIONS(157),
    [sym_variant_word] = ACTIONS(157),
    [sym_source_word] = ACTIONS(157),
    [sym_question_word] = ACTIONS(157),
    [sym_see_word] = ACTIONS(157),
    [sym_tells_word] = ACTIONS(157),
    [sym_score_word] = ACTIONS(157),
    [sym_set_word] = ACTIONS(157),
    [sym_draw_word] = ACTIONS(157),
    [sym_roll_word] = ACTIONS(157),
    [sym_sort_word] = ACTIONS(157),
    [sym_players_word] = ACTIONS(157),
    [sym_points_word] = ACTIONS(157),
    [sym_credit_word] = ACTIONS(157),
    [sym_starts_word] = ACTIONS(157),
    [sym_max_word] = ACTIONS(157),
    [sym_beyond_word] = ACTIONS(157),
    [sym_copies_word] = ACTIONS(157),
    [sym_plus_word] = ACTIONS(157),
    [sym_says_word] = ACTIONS(157),
    [sym_keep_word] = ACTIONS(157),
    [sym_hexes_word] = ACTIONS(157),
    [sym_squares_word] = ACTIONS(157),
    [sym_regions_word] = ACTIONS(157),
    [sym_below_word] = ACTIONS(157),
    [sym_by_word] = ACTIONS(157),
    [sym_places_word] = ACTIONS(157),
    [sym_row_word] = ACTIONS(157),
    [sym_hidden_word] = ACTIONS(157),
    [sym_most_word] = ACTIONS(157),
    [sym_fewest_word] = ACTIONS(157),
    [sym_first_word] = ACTIONS(157),
    [sym_last_word] = ACTIONS(157),
    [sym_all_word] = ACTIONS(157),
    [sym_times_word] = ACTIONS(157),
    [sym_order_word] = ACTIONS(157),
    [sym_once_word] = ACTIONS(157),
    [sym_any_word] = ACTIONS(157),
    [sym_free_word] = ACTIONS(157),
    [sym_number_word] = ACTIONS(157),
    [sym_different_word] = ACTIONS(157),
    [sym_sum_word] = ACTIONS(157),
    [sym_empty_word] = ACTIONS(157),
    [sym_filled_word] = ACTIONS(157),
    [sym_full_word] = ACTIONS(157),
    [sym_rounded_word] = ACTIONS(157),
    [sym_up_word] = ACTIONS(157),
    [sym_down_word] = ACTIONS(157),
    [sym_proves_word] = ACTIONS(157),
    [sym_given_word] = ACTIONS(157),
    [sym_chance_word] = ACTIONS(157),
    [sym_declines_word] = ACTIONS(157),
    [sym_scores_word] = ACTIONS(157),
    [sym_can_word] = ACTIONS(157),
    [sym_cannot_word] = ACTIONS(157),
    [sym_because_word] = ACTIONS(157),
    [sym_chooses_word] = ACTIONS(157),
    [sym_sees_word] = ACTIONS(157),
    [sym_wins_word] = ACTIONS(157),
    [sym_win_word] = ACTIONS(157),
    [sym_rated_word] = ACTIONS(157),
    [sym_next_word] = ACTIONS(157),
    [sym_always_word] = ACTIONS(157),
    [sym_url_word] = ACTIONS(157),
    [sym_doubtful_word] = ACTIONS(157),
    [sym_single_word] = ACTIONS(157),
    [sym_about_word] = ACTIONS(157),
    [sym_reading_word] = ACTIONS(157),
    [sym_change_word] = ACTIONS(157),
    [sym_extend_word] = ACTIONS(157),
    [sym_number] = ACTIONS(155),
    [anon_sym_DQUOTE] = ACTIONS(155),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(155),
  },
  [20] = {
    [ts_builtin_sym_end] = ACTIONS(159),
    [sym_identifier] = ACTIONS(161),
    [anon_sym_LBRACE] = ACTIONS(159),
    [anon_sym_RBRACE] = ACTIONS(159),
    [anon_sym_of] = ACTIONS(161),
    [anon_sym_de] = ACTIONS(161),
    [anon_sym_en] = ACTIONS(161),
    [anon_sym_DOT] = ACTIONS(161),
    [anon_sym_DOT_DOT] = ACTIONS(159),
    [anon_sym_yes_SLASHno] = ACTIONS(159),
    [anon_sym_your] = ACTIONS(161),
    [anon_sym_none] = ACTIONS(161),
    [anon_sym_you] = ACTIONS(161),
    [anon_sym_yes] = ACTIONS(161),
    [anon_sym_no] = ACTIONS(161),
    [anon_sym_announce] = ACTIONS(161),
    [anon_sym_remove] = ACTIONS(161),
    [anon_sym_repeat] = ACTIONS(161),
    [anon_sym_choose] = ACTIONS(161),
    [anon_sym_until] = ACTIONS(161),
    [anon_sym_needs] = ACTIONS(161),
    [anon_sym_costs] = ACTIONS(161),
    [anon_sym_gain] = ACTIONS(161),
    [anon_sym_move] = ACTIONS(161),
    [anon_sym_then] = ACTIONS(161),
    [anon_sym_else] = ACTIONS(161),
    [anon_sym_each] = ACTIONS(161),
    [anon_sym_pick] = ACTIONS(161),
    [anon_sym_pay] = ACTIONS(161),
    [anon_sym_let] = ACTIONS(161),
    [anon_sym_add] = ACTIONS(161),
    [anon_sym_for] = ACTIONS(161),
    [anon_sym_may] = ACTIONS(161),
    [anon_sym_end] = ACTIONS(161),
    [anon_sym_if] = ACTIONS(161),
    [anon_sym_do] = ACTIONS(161),
    [anon_sym_ranking] = ACTIONS(161),
    [anon_sym_rating] = ACTIONS(161),
    [anon_sym_while] = ACTIONS(161),
    [anon_sym_worth] = ACTIONS(161),
    [anon_sym_when] = ACTIONS(161),
    [anon_sym_flow] = ACTIONS(161),
    [anon_sym_to] = ACTIONS(161),
    [anon_sym_where] = ACTIONS(161),
    [anon_sym_every] = ACTIONS(161),
    [anon_sym_after] = ACTIONS(161),
    [anon_sym_from] = ACTIONS(161),
    [anon_sym_some] = ACTIONS(161),
    [anon_sym_has] = ACTIONS(161),
    [anon_sym_in] = ACTIONS(161),
    [anon_sym_as] = ACTIONS(161),
    [anon_sym_at] = ACTIONS(161),
    [anon_sym_on] = ACTIONS(161),
    [anon_sym_and] = ACTIONS(161),
    [anon_sym_not] = ACTIONS(161),
    [anon_sym_mod] = ACTIONS(161),
    [anon_sym_or] = ACTIONS(161),
    [anon_sym_is] = ACTIONS(161),
    [anon_sym_EQ_EQ] = ACTIONS(159),
    [anon_sym_BANG_EQ] = ACTIONS(159),
    [anon_sym_AMP_AMP] = ACTIONS(159),
    [anon_sym_PIPE_PIPE] = ACTIONS(159),
    [anon_sym_BANG] = ACTIONS(161),
    [anon_sym_LT_EQ] = ACTIONS(159),
    [anon_sym_GT_EQ] = ACTIONS(159),
    [anon_sym_LT] = ACTIONS(161),
    [anon_sym_GT] = ACTIONS(161),
    [anon_sym_EQ] = ACTIONS(161),
    [anon_sym_PLUS] = ACTIONS(159),
    [anon_sym_DASH] = ACTIONS(159),
    [anon_sym_STAR] = ACTIONS(159),
    [anon_sym_SLASH] = ACTIONS(161),
    [anon_sym_LPAREN] = ACTIONS(159),
    [anon_sym_RPAREN] = ACTIONS(159),
    [anon_sym_LBRACK] = ACTIONS(159),
    [anon_sym_RBRACK] = ACTIONS(159),
    [anon_sym_COMMA] = ACTIONS(159),
    [anon_sym_COLON] = ACTIONS(159),
    [anon_sym_SEMI] = ACTIONS(159),
    [sym_language_word] = ACTIONS(161),
    [sym_game_word] = ACTIONS(161),
    [sym_option_word] = ACTIONS(161),
    [sym_rival_word] = ACTIONS(161),
    [sym_enum_word] = ACTIONS(161),
    [sym_player_word] = ACTIONS(161),
    [sym_die_word] = ACTIONS(161),
    [sym_counter_word] = ACTIONS(161),
    [sym_mark_word] = ACTIONS(161),
    [sym_family_word] = ACTIONS(161),
    [sym_piece_word] = ACTIONS(161),
    [sym_table_word] = ACTIONS(161),
    [sym_value_word] = ACTIONS(161),
    [sym_requirement_word] = ACTIONS(161),
    [sym_cost_word] = ACTIONS(161),
    [sym_action_word] = ACTIONS(161),
    [sym_shape_word] = ACTIONS(161),
    [sym_board_word] = ACTIONS(161),
    [sym_zone_word] = ACTIONS(161),
    [sym_track_word] = ACTIONS(161),
    [sym_history_word] = ACTIONS(161),
    [sym_event_word] = ACTIONS(161),
    [sym_reason_word] = ACTIONS(161),
    [sym_look_word] = ACTIONS(161),
    [sym_example_word] = ACTIONS(161),
    [sym_variant_word] = ACTIONS(161),
    [sym_source_word] = ACTIONS(161),
    [sym_question_word] = ACTIONS(161),
    [sym_see_word] = ACTIONS(161),
    [sym_tells_word] = ACTIONS(161),
    [sym_score_word] = ACTIONS(161),
    [sym_set_word] = ACTIONS(161),
    [sym_draw_word] = ACTIONS(161),
    [sym_roll_word] = ACTIONS(161),
    [sym_sort_word] = ACTIONS(161),
    [sym_players_word] = ACTIONS(161),
    [sym_points_word] = ACTIONS(161),
    [sym_credit_word] = ACTIONS(161),
    [sym_starts_word] = ACTIONS(161),
    [sym_max_word] = ACTIONS(161),
    [sym_beyond_word] = ACTIONS(161),
    [sym_copies_word] = ACTIONS(161),
    [sym_plus_word] = ACTIONS(161),
    [sym_says_word] = ACTIONS(161),
    [sym_keep_word] = ACTIONS(161),
    [sym_hexes_word] = ACTIONS(161),
    [sym_squares_word] = ACTIONS(161),
    [sym_regions_word] = ACTIONS(161),
    [sym_below_word] = ACTIONS(161),
    [sym_by_word] = ACTIONS(161),
    [sym_places_word] = ACTIONS(161),
    [sym_row_word] = ACTIONS(161),
    [sym_hidden_word] = ACTIONS(161),
    [sym_most_word] = ACTIONS(161),
    [sym_fewest_word] = ACTIONS(161),
    [sym_first_word] = ACTIONS(161),
    [sym_last_word] = ACTIONS(161),
    [sym_all_word] = ACTIONS(161),
    [sym_times_word] = ACTIONS(161),
    [sym_order_word] = ACTIONS(161),
    [sym_once_word] = ACTIONS(161),
    [sym_any_word] = ACTIONS(161),
    [sym_free_word] = ACTIONS(161),
    [sym_number_word] = ACTIONS(161),
    [sym_different_word] = ACTIONS(161),
    [sym_sum_word] = ACTIONS(161),
    [sym_empty_word] = ACTIONS(161),
    [sym_filled_word] = ACTIONS(161),
    [sym_full_word] = ACTIONS(161),
    [sym_rounded_word] = ACTIONS(161),
    [sym_up_word] = ACTIONS(161),
    [sym_down_word] = ACTIONS(161),
    [sym_proves_word] = ACTIONS(161),
    [sym_given_word] = ACTIONS(161),
    [sym_chance_word] = ACTIONS(161),
    [sym_declines_word] = ACTIONS(161),
    [sym_scores_word] = ACTIONS(161),
    [sym_can_word] = ACTIONS(161),
    [sym_cannot_word] = ACTIONS(161),
    [sym_because_word] = ACTIONS(161),
    [sym_chooses_word] = ACTIONS(161),
    [sym_sees_word] = ACTIONS(161),
    [sym_wins_word] = ACTIONS(161),
    [sym_win_word] = ACTIONS(161),
    [sym_rated_word] = ACTIONS(161),
    [sym_next_word] = ACTIONS(161),
    [sym_always_word] = ACTIONS(161),
    [sym_url_word] = ACTIONS(161),
    [sym_doubtful_word] = ACTIONS(161),
    [sym_single_word] = ACTIONS(161),
    [sym_about_word] = ACTIONS(161),
    [sym_reading_word] = ACTIONS(161),
    [sym_change_word] = ACTIONS(161),
    [sym_extend_word] = ACTIONS(161),
    [sym_number] = ACTIONS(159),
    [anon_sym_DQUOTE] = ACTIONS(159),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(159),
  },
  [21] = {
    [ts_builtin_sym_end] = ACTIONS(163),
    [sym_identifier] = ACTIONS(165),
    [anon_sym_LBRACE] = ACTIONS(163),
    [anon_sym_RBRACE] = ACTIONS(163),
    [anon_sym_of] = ACTIONS(165),
    [anon_sym_de] = ACTIONS(165),
    [anon_sym_en] = ACTIONS(165),
    [anon_sym_DOT] = ACTIONS(165),
    [anon_sym_DOT_DOT] = ACTIONS(163),
    [anon_sym_yes_SLASHno] = ACTIONS(163),
    [anon_sym_your] = ACTIONS(165),
    [anon_sym_none] = ACTIONS(165),
    [anon_sym_you] = ACTIONS(165),
    [anon_sym_yes] = ACTIONS(165),
    [anon_sym_no] = ACTIONS(165),
    [anon_sym_announce] = ACTIONS(165),
    [anon_sym_remove] = ACTIONS(165),
    [anon_sym_repeat] = ACTIONS(165),
    [anon_sym_choose] = ACTIONS(165),
    [anon_sym_until] = ACTIONS(165),
    [anon_sym_needs] = ACTIONS(165),
    [anon_sym_costs] = ACTIONS(165),
    [anon_sym_gain] = ACTIONS(165),
    [anon_sym_move] = ACTIONS(165),
    [anon_sym_then] = ACTIONS(165),
    [anon_sym_else] = ACTIONS(165),
    [anon_sym_each] = ACTIONS(165),
    [anon_sym_pick] = ACTIONS(165),
    [anon_sym_pay] = ACTIONS(165),
    [anon_sym_let] = ACTIONS(165),
    [anon_sym_add] = ACTIONS(165),
    [anon_sym_for] = ACTIONS(165),
    [anon_sym_may] = ACTIONS(165),
    [anon_sym_end] = ACTIONS(165),
    [anon_sym_if] = ACTIONS(165),
    [anon_sym_do] = ACTIONS(165),
    [anon_sym_ranking] = ACTIONS(165),
    [anon_sym_rating] = ACTIONS(165),
    [anon_sym_while] = ACTIONS(165),
    [anon_sym_worth] = ACTIONS(165),
    [anon_sym_when] = ACTIONS(165),
    [anon_sym_flow] = ACTIONS(165),
    [anon_sym_to] = ACTIONS(165),
    [anon_sym_where] = ACTIONS(165),
    [anon_sym_every] = ACTIONS(165),
    [anon_sym_after] = ACTIONS(165),
    [anon_sym_from] = ACTIONS(165),
    [anon_sym_some] = ACTIONS(165),
    [anon_sym_has] = ACTIONS(165),
    [anon_sym_in] = ACTIONS(165),
    [anon_sym_as] = ACTIONS(165),
    [anon_sym_at] = ACTIONS(165),
    [anon_sym_on] = ACTIONS(165),
    [anon_sym_and] = ACTIONS(165),
    [anon_sym_not] = ACTIONS(165),
    [anon_sym_mod] = ACTIONS(165),
    [anon_sym_or] = ACTIONS(165),
    [anon_sym_is] = ACTIONS(165),
    [anon_sym_EQ_EQ] = ACTIONS(163),
    [anon_sym_BANG_EQ] = ACTIONS(163),
    [anon_sym_AMP_AMP] = ACTIONS(163),
    [anon_sym_PIPE_PIPE] = ACTIONS(163),
    [anon_sym_BANG] = ACTIONS(165),
    [anon_sym_LT_EQ] = ACTIONS(163),
    [anon_sym_GT_EQ] = ACTIONS(163),
    [anon_sym_LT] = ACTIONS(165),
    [anon_sym_GT] = ACTIONS(165),
    [anon_sym_EQ] = ACTIONS(165),
    [anon_sym_PLUS] = ACTIONS(163),
    [anon_sym_DASH] = ACTIONS(163),
    [anon_sym_STAR] = ACTIONS(163),
    [anon_sym_SLASH] = ACTIONS(165),
    [anon_sym_LPAREN] = ACTIONS(163),
    [anon_sym_RPAREN] = ACTIONS(163),
    [anon_sym_LBRACK] = ACTIONS(163),
    [anon_sym_RBRACK] = ACTIONS(163),
    [anon_sym_COMMA] = ACTIONS(163),
    [anon_sym_COLON] = ACTIONS(163),
    [anon_sym_SEMI] = ACTIONS(163),
    [sym_language_word] = ACTIONS(165),
    [sym_game_word] = ACTIONS(165),
    [sym_option_word] = ACTIONS(165),
    [sym_rival_word] = ACTIONS(165),
    [sym_enum_word] = ACTIONS(165),
    [sym_player_word] = ACTIONS(165),
    [sym_die_word] = ACTIONS(165),
    [sym_counter_word] = ACTIONS(165),
    [sym_mark_word] = ACTIONS(165),
    [sym_family_word] = ACTIONS(165),
    [sym_piece_word] = ACTIONS(165),
    [sym_table_word] = ACTIONS(165),
    [sym_value_word] = ACTIONS(165),
    [sym_requirement_word] = ACTIONS(165),
    [sym_cost_word] = ACTIONS(165),
    [sym_action_word] = ACTIONS(165),
    [sym_shape_word] = ACTIONS(165),
    [sym_board_word] = ACTIONS(165),
    [sym_zone_word] = ACTIONS(165),
    [sym_track_word] = ACTIONS(165),
    [sym_history_word] = ACTIONS(165),
    [sym_event_word] = ACTIONS(165),
    [sym_reason_word] = ACTIONS(165),
    [sym_look_word] = ACTIONS(165),
    [sym_example_word] = ACTIONS(165),
    [sym_variant_word] = ACTIONS(165),
    [sym_source_word] = ACTIONS(165),
    [sym_question_word] = ACTIONS(165),
    [sym_see_word] = ACTIONS(165),
    [sym_tells_word] = ACTIONS(165),
    [sym_score_word] = ACTIONS(165),
    [sym_set_word] = ACTIONS(165),
    [sym_draw_word] = ACTIONS(165),
    [sym_roll_word] = ACTIONS(165),
    [sym_sort_word] = ACTIONS(165),
    [sym_players_word] = ACTIONS(165),
    [sym_points_word] = ACTIONS(165),
    [sym_credit_word] = ACTIONS(165),
    [sym_starts_word] = ACTIONS(165),
    [sym_max_word] = ACTIONS(165),
    [sym_beyond_word] = ACTIONS(165),
    [sym_copies_word] = ACTIONS(165),
    [sym_plus_word] = ACTIONS(165),
    [sym_says_word] = ACTIONS(165),
    [sym_keep_word] = ACTIONS(165),
    [sym_hexes_word] = ACTIONS(165),
    [sym_squares_word] = ACTIONS(165),
    [sym_regions_word] = ACTIONS(165),
    [sym_below_word] = ACTIONS(165),
    [sym_by_word] = ACTIONS(165),
    [sym_places_word] = ACTIONS(165),
    [sym_row_word] = ACTIONS(165),
    [sym_hidden_word] = ACTIONS(165),
    [sym_most_word] = ACTIONS(165),
    [sym_fewest_word] = ACTIONS(165),
    [sym_first_word] = ACTIONS(165),
    [sym_last_word] = ACTIONS(165),
    [sym_all_word] = ACTIONS(165),
    [sym_times_word] = ACTIONS(165),
    [sym_order_word] = ACTIONS(165),
    [sym_once_word] = ACTIONS(165),
    [sym_any_word] = ACTIONS(165),
    [sym_free_word] = ACTIONS(165),
    [sym_number_word] = ACTIONS(165),
    [sym_different_word] = ACTIONS(165),
    [sym_sum_word] = ACTIONS(165),
    [sym_empty_word] = ACTIONS(165),
    [sym_filled_word] = ACTIONS(165),
    [sym_full_word] = ACTIONS(165),
    [sym_rounded_word] = ACTIONS(165),
    [sym_up_word] = ACTIONS(165),
    [sym_down_word] = ACTIONS(165),
    [sym_proves_word] = ACTIONS(165),
    [sym_given_word] = ACTIONS(165),
    [sym_chance_word] = ACTIONS(165),
    [sym_declines_word] = ACTIONS(165),
    [sym_scores_word] = ACTIONS(165),
    [sym_can_word] = ACTIONS(165),
    [sym_cannot_word] = ACTIONS(165),
    [sym_because_word] = ACTIONS(165),
    [sym_chooses_word] = ACTIONS(165),
    [sym_sees_word] = ACTIONS(165),
    [sym_wins_word] = ACTIONS(165),
    [sym_win_word] = ACTIONS(165),
    [sym_rated_word] = ACTIONS(165),
    [sym_next_word] = ACTIONS(165),
    [sym_always_word] = ACTIONS(165),
    [sym_url_word] = ACTIONS(165),
    [sym_doubtful_word] = ACTIONS(165),
    [sym_single_word] = ACTIONS(165),
    [sym_about_word] = ACTIONS(165),
    [sym_reading_word] = ACTIONS(165),
    [sym_change_word] = ACTIONS(165),
    [sym_extend_word] = ACTIONS(165),
    [sym_number] = ACTIONS(163),
    [anon_sym_DQUOTE] = ACTIONS(163),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(163),
  },
  [22] = {
    [ts_builtin_sym_end] = ACTIONS(167),
    [sym_identifier] = ACTIONS(169),
    [anon_sym_LBRACE] = ACTIONS(167),
    [anon_sym_RBRACE] = ACTIONS(167),
    [anon_sym_of] = ACTIONS(169),
    [anon_sym_de] = ACTIONS(169),
    [anon_sym_en] = ACTIONS(169),
    [anon_sym_DOT] = ACTIONS(169),
    [anon_sym_DOT_DOT] = ACTIONS(167),
    [anon_sym_yes_SLASHno] = ACTIONS(167),
    [anon_sym_your] = ACTIONS(169),
    [anon_sym_none] = ACTIONS(169),
    [anon_sym_you] = ACTIONS(169),
    [anon_sym_yes] = ACTIONS(169),
    [anon_sym_no] = ACTIONS(169),
    [anon_sym_announce] = ACTIONS(169),
    [anon_sym_remove] = ACTIONS(169),
    [anon_sym_repeat] = ACTIONS(169),
    [anon_sym_choose] = ACTIONS(169),
    [anon_sym_until] = ACTIONS(169),
    [anon_sym_needs] = ACTIONS(169),
    [anon_sym_costs] = ACTIONS(169),
    [anon_sym_gain] = ACTIONS(169),
    [anon_sym_move] = ACTIONS(169),
    [anon_sym_then] = ACTIONS(169),
    [anon_sym_else] = ACTIONS(169),
    [anon_sym_each] = ACTIONS(169),
    [anon_sym_pick] = ACTIONS(169),
    [anon_sym_pay] = ACTIONS(169),
    [anon_sym_let] = ACTIONS(169),
    [anon_sym_add] = ACTIONS(169),
    [anon_sym_for] = ACTIONS(169),
    [anon_sym_may] = ACTIONS(169),
    [anon_sym_end] = ACTIONS(169),
    [anon_sym_if] = ACTIONS(169),
    [anon_sym_do] = ACTIONS(169),
    [anon_sym_ranking] = ACTIONS(169),
    [anon_sym_rating] = ACTIONS(169),
    [anon_sym_while] = ACTIONS(169),
    [anon_sym_worth] = ACTIONS(169),
    [anon_sym_when] = ACTIONS(169),
    [anon_sym_flow] = ACTIONS(169),
    [anon_sym_to] = ACTIONS(169),
    [anon_sym_where] = ACTIONS(169),
    [anon_sym_every] = ACTIONS(169),
    [anon_sym_after] = ACTIONS(169),
    [anon_sym_from] = ACTIONS(169),
    [anon_sym_some] = ACTIONS(169),
    [anon_sym_has] = ACTIONS(169),
    [anon_sym_in] = ACTIONS(169),
    [anon_sym_as] = ACTIONS(169),
    [anon_sym_at] = ACTIONS(169),
    [anon_sym_on] = ACTIONS(169),
    [anon_sym_and] = ACTIONS(169),
    [anon_sym_not] = ACTIONS(169),
    [anon_sym_mod] = ACTIONS(169),
    [anon_sym_or] = ACTIONS(169),
    [anon_sym_is] = ACTIONS(169),
    [anon_sym_EQ_EQ] = ACTIONS(167),
    [anon_sym_BANG_EQ] = ACTIONS(167),
    [anon_sym_AMP_AMP] = ACTIONS(167),
    [anon_sym_PIPE_PIPE] = ACTIONS(167),
    [anon_sym_BANG] = ACTIONS(169),
    [anon_sym_LT_EQ] = ACTIONS(167),
    [anon_sym_GT_EQ] = ACTIONS(167),
    [anon_sym_LT] = ACTIONS(169),
    [anon_sym_GT] = ACTIONS(169),
    [anon_sym_EQ] = ACTIONS(169),
    [anon_sym_PLUS] = ACTIONS(167),
    [anon_sym_DASH] = ACTIONS(167),
    [anon_sym_STAR] = ACTIONS(167),
    [anon_sym_SLASH] = ACTIONS(169),
    [anon_sym_LPAREN] = ACTIONS(167),
    [anon_sym_RPAREN] = ACTIONS(167),
    [anon_sym_LBRACK] = ACTIONS(167),
    [anon_sym_RBRACK] = ACTIONS(167),
    [anon_sym_COMMA] = ACTIONS(167),
    [anon_sym_COLON] = ACTIONS(167),
    [anon_sym_SEMI] = ACTIONS(167),
    [sym_language_word] = ACTIONS(169),
    [sym_game_word] = ACTIONS(169),
    [sym_option_word] = ACTIONS(169),
    [sym_rival_word] = ACTIONS(169),
    [sym_enum_word] = ACTIONS(169),
    [sym_player_word] = ACTIONS(169),
    [sym_die_word] = ACTIONS(169),
    [sym_counter_word] = ACTIONS(169),
    [sym_mark_word] = ACTIONS(169),
    [sym_family_word] = ACTIONS(169),
    [sym_piece_word] = ACTIONS(169),
    [sym_table_word] = ACTIONS(169),
    [sym_value_word] = ACTIONS(169),
    [sym_requirement_word] = ACTIONS(169),
    [sym_cost_word] = ACTIONS(169),
    [sym_action_word] = ACTIONS(169),
    [sym_shape_word] = ACTIONS(169),
    [sym_board_word] = ACTIONS(169),
    [sym_zone_word] = ACTIONS(169),
    [sym_track_word] = ACTIONS(169),
    [sym_history_word] = ACTIONS(169),
    [sym_event_word] = ACTIONS(169),
    [sym_reason_word] = ACTIONS(169),
    [sym_look_word] = ACTIONS(169),
    [sym_example_word] = ACTIONS(169),
    [sym_variant_word] = ACTIONS(169),
    [sym_source_word] = ACTIONS(169),
    [sym_question_word] = ACTIONS(169),
    [sym_see_word] = ACTIONS(169),
    [sym_tells_word] = ACTIONS(169),
    [sym_score_word] = ACTIONS(169),
    [sym_set_word] = ACTIONS(169),
    [sym_draw_word] = ACTIONS(169),
    [sym_roll_word] = ACTIONS(169),
    [sym_sort_word] = ACTIONS(169),
    [sym_players_word] = ACTIONS(169),
    [sym_points_word] = ACTIONS(169),
    [sym_credit_word] = ACTIONS(169),
    [sym_starts_word] = ACTIONS(169),
    [sym_max_word] = ACTIONS(169),
    [sym_beyond_word] = ACTIONS(169),
    [sym_copies_word] = ACTIONS(169),
    [sym_plus_word] = ACTIONS(169),
    [sym_says_word] = ACTIONS(169),
    [sym_keep_word] = ACTIONS(169),
    [sym_hexes_word] = ACTIONS(169),
    [sym_squares_word] = ACTIONS(169),
    [sym_regions_word] = ACTIONS(169),
    [sym_below_word] = ACTIONS(169),
    [sym_by_word] = ACTIONS(169),
    [sym_places_word] = ACTIONS(169),
    [sym_row_word] = ACTIONS(169),
    [sym_hidden_word] = ACTIONS(169),
    [sym_most_word] = ACTIONS(169),
    [sym_fewest_word] = ACTIONS(169),
    [sym_first_word] = ACTIONS(169),
    [sym_last_word] = ACTIONS(169),
    [sym_all_word] = ACTIONS(169),
    [sym_times_word] = ACTIONS(169),
    [sym_order_word] = ACTIONS(169),
    [sym_once_word] = ACTIONS(169),
    [sym_any_word] = ACTIONS(169),
    [sym_free_word] = ACTIONS(169),
    [sym_number_word] = ACTIONS(169),
    [sym_different_word] = ACTIONS(169),
    [sym_sum_word] = ACTIONS(169),
    [sym_empty_word] = ACTIONS(169),
    [sym_filled_word] = ACTIONS(169),
    [sym_full_word] = ACTIONS(169),
    [sym_rounded_word] = ACTIONS(169),
    [sym_up_word] = ACTIONS(169),
    [sym_down_word] = ACTIONS(169),
    [sym_proves_word] = ACTIONS(169),
    [sym_given_word] = ACTIONS(169),
    [sym_chance_word] = ACTIONS(169),
    [sym_declines_word] = ACTIONS(169),
    [sym_scores_word] = ACTIONS(169),
    [sym_can_word] = ACTIONS(169),
    [sym_cannot_word] = ACTIONS(169),
    [sym_because_word] = ACTIONS(169),
    [sym_chooses_word] = ACTIONS(169),
    [sym_sees_word] = ACTIONS(169),
    [sym_wins_word] = ACTIONS(169),
    [sym_win_word] = ACTIONS(169),
    [sym_rated_word] = ACTIONS(169),
    [sym_next_word] = ACTIONS(169),
    [sym_always_word] = ACTIONS(169),
    [sym_url_word] = ACTIONS(169),
    [sym_doubtful_word] = ACTIONS(169),
    [sym_single_word] = ACTIONS(169),
    [sym_about_word] = ACTIONS(169),
    [sym_reading_word] = ACTIONS(169),
    [sym_change_word] = ACTIONS(169),
    [sym_extend_word] = ACTIONS(169),
    [sym_number] = ACTIONS(167),
    [anon_sym_DQUOTE] = ACTIONS(167),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(167),
  },
  [23] = {
    [ts_builtin_sym_end] = ACTIONS(171),
    [sym_identifier] = ACTIONS(173),
    [anon_sym_LBRACE] = ACTIONS(171),
    [anon_sym_RBRACE] = ACTIONS(171),
    [anon_sym_of] = ACTIONS(173),
    [anon_sym_de] = ACTIONS(173),
    [anon_sym_en] = ACTIONS(173),
    [anon_sym_DOT] = ACTIONS(173),
    [anon_sym_DOT_DOT] = ACTIONS(171),
    [anon_sym_yes_SLASHno] = ACTIONS(171),
    [anon_sym_your] = ACTIONS(173),
    [anon_sym_none] = ACTIONS(173),
    [anon_sym_you] = ACTIONS(173),
    [anon_sym_yes] = ACTIONS(173),
    [anon_sym_no] = ACTIONS(173),
    [anon_sym_announce] = ACTIONS(173),
    [anon_sym_remove] = ACTIONS(173),
    [anon_sym_repeat] = ACTIONS(173),
    [anon_sym_choose] = ACTIONS(173),
    [anon_sym_until] = ACTIONS(173),
    [anon_sym_needs] = ACTIONS(173),
    [anon_sym_costs] = ACTIONS(173),
    [anon_sym_gain] = ACTIONS(173),
    [anon_sym_move] = ACTIONS(173),
    [anon_sym_then] = ACTIONS(173),
    [anon_sym_else] = ACTIONS(173),
    [anon_sym_each] = ACTIONS(173),
    [anon_sym_pick] = ACTIONS(173),
    [anon_sym_pay] = ACTIONS(173),
    [anon_sym_let] = ACTIONS(173),
    [anon_sym_add] = ACTIONS(173),
    [anon_sym_for] = ACTIONS(173),
    [anon_sym_may] = ACTIONS(173),
    [anon_sym_end] = ACTIONS(173),
    [anon_sym_if] = ACTIONS(173),
    [anon_sym_do] = ACTIONS(173),
    [anon_sym_ranking] = ACTIONS(173),
    [anon_sym_rating] = ACTIONS(173),
    [anon_sym_while] = ACTIONS(173),
    [anon_sym_worth] = ACTIONS(173),
    [anon_sym_when] = ACTIONS(173),
    [anon_sym_flow] = ACTIONS(173),
    [anon_sym_to] = ACTIONS(173),
    [anon_sym_where] = ACTIONS(173),
    [anon_sym_every] = ACTIONS(173),
    [anon_sym_after] = ACTIONS(173),
    [anon_sym_from] = ACTIONS(173),
    [anon_sym_some] = ACTIONS(173),
    [anon_sym_has] = ACTIONS(173),
    [anon_sym_in] = ACTIONS(173),
    [anon_sym_as] = ACTIONS(173),
    [anon_sym_at] = ACTIONS(173),
    [anon_sym_on] = ACTIONS(173),
    [anon_sym_and] = ACTIONS(173),
    [anon_sym_not] = ACTIONS(173),
    [anon_sym_mod] = ACTIONS(173),
    [anon_sym_or] = ACTIONS(173),
    [anon_sym_is] = ACTIONS(173),
    [anon_sym_EQ_EQ] = ACTIONS(171),
    [anon_sym_BANG_EQ] = ACTIONS(171),
    [anon_sym_AMP_AMP] = ACTIONS(171),
    [anon_sym_PIPE_PIPE] = ACTIONS(171),
    [anon_sym_BANG] = ACTIONS(173),
    [anon_sym_LT_EQ] = ACTIONS(171),
    [anon_sym_GT_EQ] = ACTIONS(171),
    [anon_sym_LT] = ACTIONS(173),
    [anon_sym_GT] = ACTIONS(173),
    [anon_sym_EQ] = ACTIONS(173),
    [anon_sym_PLUS] = ACTIONS(171),
    [anon_sym_DASH] = ACTIONS(171),
    [anon_sym_STAR] = ACTIONS(171),
    [anon_sym_SLASH] = ACTIONS(173),
    [anon_sym_LPAREN] = ACTIONS(171),
    [anon_sym_RPAREN] = ACTIONS(171),
    [anon_sym_LBRACK] = ACTIONS(171),
    [anon_sym_RBRACK] = ACTIONS(171),
    [anon_sym_COMMA] = ACTIONS(171),
    [anon_sym_COLON] = ACTIONS(171),
    [anon_sym_SEMI] = ACTIONS(171),
    [sym_language_word] = ACTIONS(173),
    [sym_game_word] = ACTIONS(173),
    [sym_option_word] = ACTIONS(173),
    [sym_rival_word] = ACTIONS(173),
    [sym_enum_word] = ACTIONS(173),
    [sym_player_word] = ACTIONS(173),
    [sym_die_word] = ACTIONS(173),
    [sym_counter_word] = ACTIONS(173),
    [sym_mark_word] = ACTIONS(173),
    [sym_family_word] = ACTIONS(173),
    [sym_piece_word] = ACTIONS(173),
    [sym_table_word] = ACTIONS(173),
    [sym_value_word] = ACTIONS(173),
    [sym_requirement_word] = ACTIONS(173),
    [sym_cost_word] = ACTIONS(173),
    [sym_action_word] = ACTIONS(173),
    [sym_shape_word] = ACTIONS(173),
    [sym_board_word] = ACTIONS(173),
    [sym_zone_word] = ACTIONS(173),
    [sym_track_word] = ACTIONS(173),
    [sym_history_word] = ACTIONS(173),
    [sym_event_word] = ACTIONS(173),
    [sym_reason_word] = ACTIONS(173),
    [sym_look_word] = ACTIONS(173),
    [sym_example_word] = ACTIONS(173),
    [sym_variant_word] = ACTIONS(173),
    [sym_source_word] = ACTIONS(173),
    [sym_question_word] = ACTIONS(173),
    [sym_see_word] = ACTIONS(173),
    [sym_tells_word] = ACTIONS(173),
    [sym_score_word] = ACTIONS(173),
    [sym_set_word] = ACTIONS(173),
    [sym_draw_word] = ACTIONS(173),
    [sym_roll_word] = ACTIONS(173),
    [sym_sort_word] = ACTIONS(173),
    [sym_players_word] = ACTIONS(173),
    [sym_points_word] = ACTIONS(173),
    [sym_credit_word] = ACTIONS(173),
    [sym_starts_word] = ACTIONS(173),
    [sym_max_word] = ACTIONS(173),
    [sym_beyond_word] = ACTIONS(173),
    [sym_copies_word] = ACTIONS(173),
    [sym_plus_word] = ACTIONS(173),
    [sym_says_word] = ACTIONS(173),
    [sym_keep_word] = ACTIONS(173),
    [sym_hexes_word] = ACTIONS(173),
    [sym_squares_word] = ACTIONS(173),
    [sym_regions_word] = ACTIONS(173),
    [sym_below_word] = ACTIONS(173),
    [sym_by_word] = ACTIONS(173),
    [sym_places_word] = ACTIONS(173),
    [sym_row_word] = ACTIONS(173),
    [sym_hidden_word] = ACTIONS(173),
    [sym_most_word] = ACTIONS(173),
    [sym_fewest_word] = ACTIONS(173),
    [sym_first_word] = ACTIONS(173),
    [sym_last_word] = ACTIONS(173),
    [sym_all_word] = ACTIONS(173),
    [sym_times_word] = ACTIONS(173),
    [sym_order_word] = ACTIONS(173),
    [sym_once_word] = ACTIONS(173),
    [sym_any_word] = ACTIONS(173),
    [sym_free_word] = ACTIONS(173),
    [sym_number_word] = ACTIONS(173),
    [sym_different_word] = ACTIONS(173),
    [sym_sum_word] = ACTIONS(173),
    [sym_empty_word] = ACTIONS(173),
    [sym_filled_word] = ACTIONS(173),
    [sym_full_word] = ACTIONS(173),
    [sym_rounded_word] = ACTIONS(173),
    [sym_up_word] = ACTIONS(173),
    [sym_down_word] = ACTIONS(173),
    [sym_proves_word] = ACTIONS(173),
    [sym_given_word] = ACTIONS(173),
    [sym_chance_word] = ACTIONS(173),
    [sym_declines_word] = ACTIONS(173),
    [sym_scores_word] = ACTIONS(173),
    [sym_can_word] = ACTIONS(173),
    [sym_cannot_word] = ACTIONS(173),
    [sym_because_word] = ACTIONS(173),
    [sym_chooses_word] = ACTIONS(173),
    [sym_sees_word] = ACTIONS(173),
    [sym_wins_word] = ACTIONS(173),
    [sym_win_word] = ACTIONS(173),
    [sym_rated_word] = ACTIONS(173),
    [sym_next_word] = ACTIONS(173),
    [sym_always_word] = ACTIONS(173),
    [sym_url_word] = ACTIONS(173),
    [sym_doubtful_word] = ACTIONS(173),
    [sym_single_word] = ACTIONS(173),
    [sym_about_word] = ACTIONS(173),
    [sym_reading_word] = ACTIONS(173),
    [sym_change_word] = ACTIONS(173),
    [sym_extend_word] = ACTIONS(173),
    [sym_number] = ACTIONS(171),
    [anon_sym_DQUOTE] = ACTIONS(171),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(171),
  },
  [24] = {
    [ts_builtin_sym_end] = ACTIONS(175),
    [sym_identifier] = ACTIONS(177),
    [anon_sym_LBRACE] = ACTIONS(175),
    [anon_sym_RBRACE] = ACTIONS(175),
    [anon_sym_of] = ACTIONS(177),
    [anon_sym_de] = ACTIONS(177),
    [anon_sym_en] = ACTIONS(177),
    [anon_sym_DOT] = ACTIONS(177),
    [anon_sym_DOT_DOT] = ACTIONS(175),
    [anon_sym_yes_SLASHno] = ACTIONS(175),
    [anon_sym_your] = ACTIONS(177),
    [anon_sym_none] = ACTIONS(177),
    [anon_sym_you] = ACTIONS(177),
    [anon_sym_yes] = ACTIONS(177),
    [anon_sym_no] = ACTIONS(177),
    [anon_sym_announce] = ACTIONS(177),
    [anon_sym_remove] = ACTIONS(177),
    [anon_sym_repeat] = ACTIONS(177),
    [anon_sym_choose] = ACTIONS(177),
    [anon_sym_until] = ACTIONS(177),
    [anon_sym_needs] = ACTIONS(177),
    [anon_sym_costs] = ACTIONS(177),
    [anon_sym_gain] = ACTIONS(177),
    [anon_sym_move] = ACTIONS(177),
    [anon_sym_then] = ACTIONS(177),
    [anon_sym_else] = ACTIONS(177),
    [anon_sym_each] = ACTIONS(177),
    [anon_sym_pick] = ACTIONS(177),
    [anon_sym_pay] = ACTIONS(177),
    [anon_sym_let] = ACTIONS(177),
    [anon_sym_add] = ACTIONS(177),
    [anon_sym_for] = ACTIONS(177),
    [anon_sym_may] = ACTIONS(177),
    [anon_sym_end] = ACTIONS(177),
    [anon_sym_if] = ACTIONS(177),
    [anon_sym_do] = ACTIONS(177),
    [anon_sym_ranking] = ACTIONS(177),
    [anon_sym_rating] = ACTIONS(177),
    [anon_sym_while] = ACTIONS(177),
    [anon_sym_worth] = ACTIONS(177),
    [anon_sym_when] = ACTIONS(177),
    [anon_sym_flow] = ACTIONS(177),
    [anon_sym_to] = ACTIONS(177),
    [anon_sym_where] = ACTIONS(177),
    [anon_sym_every] = ACTIONS(177),
    [anon_sym_after] = ACTIONS(177),
    [anon_sym_from] = ACTIONS(177),
    [anon_sym_some] = ACTIONS(177),
    [anon_sym_has] = ACTIONS(177),
    [anon_sym_in] = ACTIONS(177),
    [anon_sym_as] = ACTIONS(177),
    [anon_sym_at] = ACTIONS(177),
    [anon_sym_on] = ACTIONS(177),
    [anon_sym_and] = ACTIONS(177),
    [anon_sym_not] = ACTIONS(177),
    [anon_sym_mod] = ACTIONS(177),
    [anon_sym_or] = ACTIONS(177),
    [anon_sym_is] = ACTIONS(177),
    [anon_sym_EQ_EQ] = ACTIONS(175),
    [anon_sym_BANG_EQ] = ACTIONS(175),
    [anon_sym_AMP_AMP] = ACTIONS(175),
    [anon_sym_PIPE_PIPE] = ACTIONS(175),
    [anon_sym_BANG] = ACTIONS(177),
    [anon_sym_LT_EQ] = ACTIONS(175),
    [anon_sym_GT_EQ] = ACTIONS(175),
    [anon_sym_LT] = ACTIONS(177),
    [anon_sym_GT] = ACTIONS(177),
    [anon_sym_EQ] = ACTIONS(177),
    [anon_sym_PLUS] = ACTIONS(175),
    [anon_sym_DASH] = ACTIONS(175),
    [anon_sym_STAR] = ACTIONS(175),
    [anon_sym_SLASH] = ACTIONS(177),
    [anon_sym_LPAREN] = ACTIONS(175),
    [anon_sym_RPAREN] = ACTIONS(175),
    [anon_sym_LBRACK] = ACTIONS(175),
    [anon_sym_RBRACK] = ACTIONS(175),
    [anon_sym_COMMA] = ACTIONS(175),
    [anon_sym_COLON] = ACTIONS(175),
    [anon_sym_SEMI] = ACTIONS(175),
    [sym_language_word] = ACTIONS(177),
    [sym_game_word] = ACTIONS(177),
    [sym_option_word] = ACTIONS(177),
    [sym_rival_word] = ACTIONS(177),
    [sym_enum_word] = ACTIONS(177),
    [sym_player_word] = ACTIONS(177),
    [sym_die_word] = ACTIONS(177),
    [sym_counter_word] = ACTIONS(177),
    [sym_mark_word] = ACTIONS(177),
    [sym_family_word] = ACTIONS(177),
    [sym_piece_word] = ACTIONS(177),
    [sym_table_word] = ACTIONS(177),
    [sym_value_word] = ACTIONS(177),
    [sym_requirement_word] = ACTIONS(177),
    [sym_cost_word] = ACTIONS(177),
    [sym_action_word] = ACTIONS(177),
    [sym_shape_word] = ACTIONS(177),
    [sym_board_word] = ACTIONS(177),
    [sym_zone_word] = ACTIONS(177),
    [sym_track_word] = ACTIONS(177),
    [sym_history_word] = ACTIONS(177),
    [sym_event_word] = ACTIONS(177),
    [sym_reason_word] = ACTIONS(177),
    [sym_look_word] = ACTIONS(177),
    [sym_example_word] = ACTIONS(177),
    [sym_variant_word] = ACTIONS(177),
    [sym_source_word] = ACTIONS(177),
    [sym_question_word] = ACTIONS(177),
    [sym_see_word] = ACTIONS(177),
    [sym_tells_word] = ACTIONS(177),
    [sym_score_word] = ACTIONS(177),
    [sym_set_word] = ACTIONS(177),
    [sym_draw_word] = ACTIONS(177),
    [sym_roll_word] = ACTIONS(177),
    [sym_sort_word] = ACTIONS(177),
    [sym_players_word] = ACTIONS(177),
    [sym_points_word] = ACTIONS(177),
    [sym_credit_word] = ACTIONS(177),
    [sym_starts_word] = ACTIONS(177),
    [sym_max_word] = ACTIONS(177),
    [sym_beyond_word] = ACTIONS(177),
    [sym_copies_word] = ACTIONS(177),
    [sym_plus_word] = ACTIONS(177),
    [sym_says_word] = ACTIONS(177),
    [sym_keep_word] = ACTIONS(177),
    [sym_hexes_word] = ACTIONS(177),
    [sym_squares_word] = ACTIONS(177),
    [sym_regions_word] = ACTIONS(177),
    [sym_below_word] = ACTIONS(177),
    [sym_by_word] = ACTIONS(177),
    [sym_places_word] = ACTIONS(177),
    [sym_row_word] = ACTIONS(177),
    [sym_hidden_word] = ACTIONS(177),
    [sym_most_word] = ACTIONS(177),
    [sym_fewest_word] = ACTIONS(177),
    [sym_first_word] = ACTIONS(177),
    [sym_last_word] = ACTIONS(177),
    [sym_all_word] = ACTIONS(177),
    [sym_times_word] = ACTIONS(177),
    [sym_order_word] = ACTIONS(177),
    [sym_once_word] = ACTIONS(177),
    [sym_any_word] = ACTIONS(177),
    [sym_free_word] = ACTIONS(177),
    [sym_number_word] = ACTIONS(177),
    [sym_different_word] = ACTIONS(177),
    [sym_sum_word] = ACTIONS(177),
    [sym_empty_word] = ACTIONS(177),
    [sym_filled_word] = ACTIONS(177),
    [sym_full_word] = ACTIONS(177),
    [sym_rounded_word] = ACTIONS(177),
    [sym_up_word] = ACTIONS(177),
    [sym_down_word] = ACTIONS(177),
    [sym_proves_word] = ACTIONS(177),
    [sym_given_word] = ACTIONS(177),
    [sym_chance_word] = ACTIONS(177),
    [sym_declines_word] = ACTIONS(177),
    [sym_scores_word] = ACTIONS(177),
    [sym_can_word] = ACTIONS(177),
    [sym_cannot_word] = ACTIONS(177),
    [sym_because_word] = ACTIONS(177),
    [sym_chooses_word] = ACTIONS(177),
    [sym_sees_word] = ACTIONS(177),
    [sym_wins_word] = ACTIONS(177),
    [sym_win_word] = ACTIONS(177),
    [sym_rated_word] = ACTIONS(177),
    [sym_next_word] = ACTIONS(177),
    [sym_always_word] = ACTIONS(177),
    [sym_url_word] = ACTIONS(177),
    [sym_doubtful_word] = ACTIONS(177),
    [sym_single_word] = ACTIONS(177),
    [sym_about_word] = ACTIONS(177),
    [sym_reading_word] = ACTIONS(177),
    [sym_change_word] = ACTIONS(177),
    [sym_extend_word] = ACTIONS(177),
    [sym_number] = ACTIONS(175),
    [anon_sym_DQUOTE] = ACTIONS(175),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(175),
  },
  [25] = {
    [sym_contextual] = STATE(64),
    [sym_identifier] = ACTIONS(179),
    [sym_language_word] = ACTIONS(29),
    [sym_game_word] = ACTIONS(29),
    [sym_option_word] = ACTIONS(29),
    [sym_rival_word] = ACTIONS(29),
    [sym_enum_word] = ACTIONS(29),
    [sym_player_word] = ACTIONS(29),
    [sym_die_word] = ACTIONS(29),
    [sym_counter_word] = ACTIONS(29),
    [sym_mark_word] = ACTIONS(29),
    [sym_family_word] = ACTIONS(29),
    [sym_piece_word] = ACTIONS(29),
    [sym_table_word] = ACTIONS(29),
    [sym_value_word] = ACTIONS(29),
    [sym_requirement_word] = ACTIONS(29),
    [sym_cost_word] = ACTIONS(29),
    [sym_action_word] = ACTIONS(29),
    [sym_shape_word] = ACTIONS(29),
    [sym_board_word] = ACTIONS(29),
    [sym_zone_word] = ACTIONS(29),
    [sym_track_word] = ACTIONS(29),
    [sym_history_word] = ACTIONS(29),
    [sym_event_word] = ACTIONS(29),
    [sym_reason_word] = ACTIONS(29),
    [sym_look_word] = ACTIONS(29),
    [sym_example_word] = ACTIONS(29),
    [sym_variant_word] = ACTIONS(29),
    [sym_source_word] = ACTIONS(29),
    [sym_question_word] = ACTIONS(29),
    [sym_see_word] = ACTIONS(29),
    [sym_tells_word] = ACTIONS(29),
    [sym_score_word] = ACTIONS(29),
    [sym_set_word] = ACTIONS(29),
    [sym_draw_word] = ACTIONS(29),
    [sym_roll_word] = ACTIONS(29),
    [sym_sort_word] = ACTIONS(29),
    [sym_players_word] = ACTIONS(29),
    [sym_points_word] = ACTIONS(29),
    [sym_credit_word] = ACTIONS(29),
    [sym_starts_word] = ACTIONS(29),
    [sym_max_word] = ACTIONS(29),
    [sym_beyond_word] = ACTIONS(29),
    [sym_copies_word] = ACTIONS(29),
    [sym_plus_word] = ACTIONS(29),
    [sym_says_word] = ACTIONS(29),
    [sym_keep_word] = ACTIONS(29),
    [sym_hexes_word] = ACTIONS(29),
    [sym_squares_word] = ACTIONS(29),
    [sym_regions_word] = ACTIONS(29),
    [sym_below_word] = ACTIONS(29),
    [sym_by_word] = ACTIONS(29),
    [sym_places_word] = ACTIONS(29),
    [sym_row_word] = ACTIONS(29),
    [sym_hidden_word] = ACTIONS(29),
    [sym_most_word] = ACTIONS(29),
    [sym_fewest_word] = ACTIONS(29),
    [sym_first_word] = ACTIONS(29),
    [sym_last_word] = ACTIONS(29),
    [sym_all_word] = ACTIONS(29),
    [sym_times_word] = ACTIONS(29),
    [sym_order_word] = ACTIONS(29),
    [sym_once_word] = ACTIONS(29),
    [sym_any_word] = ACTIONS(29),
    [sym_free_word] = ACTIONS(29),
    [sym_number_word] = ACTIONS(29),
    [sym_different_word] = ACTIONS(29),
    [sym_sum_word] = ACTIONS(29),
    [sym_empty_word] = ACTIONS(29),
    [sym_filled_word] = ACTIONS(29),
    [sym_full_word] = ACTIONS(29),
    [sym_rounded_word] = ACTIONS(29),
    [sym_up_word] = ACTIONS(29),
    [sym_down_word] = ACTIONS(29),
    [sym_proves_word] = ACTIONS(29),
    [sym_given_word] = ACTIONS(29),
    [sym_chance_word] = ACTIONS(29),
    [sym_declines_word] = ACTIONS(29),
    [sym_scores_word] = ACTIONS(29),
    [sym_can_word] = ACTIONS(29),
    [sym_cannot_word] = ACTIONS(29),
    [sym_because_word] = ACTIONS(29),
    [sym_chooses_word] = ACTIONS(29),
    [sym_sees_word] = ACTIONS(29),
    [sym_wins_word] = ACTIONS(29),
    [sym_win_word] = ACTIONS(29),
    [sym_rated_word] = ACTIONS(29),
    [sym_next_word] = ACTIONS(29),
    [sym_always_word] = ACTIONS(29),
    [sym_url_word] = ACTIONS(29),
    [sym_doubtful_word] = ACTIONS(29),
    [sym_single_word] = ACTIONS(29),
    [sym_about_word] = ACTIONS(29),
    [sym_reading_word] = ACTIONS(29),
    [sym_change_word] = ACTIONS(29),
    [sym_extend_word] = ACTIONS(29),
    [sym_comment] = ACTIONS(3),
  },
  [26] = {
    [sym_facts] = STATE(27),
    [sym_constant] = STATE(27),
    [sym_statement] = STATE(27),
    [sym_declaration] = STATE(27),
    [sym_word] = STATE(27),
    [sym_operator] = STATE(27),
    [sym_punctuation] = STATE(27),
    [sym_string] = STATE(27),
    [aux_sym_position_repeat1] = STATE(27),
    [sym_identifier] = ACTIONS(181),
    [anon_sym_LBRACE] = ACTIONS(183),
    [anon_sym_RBRACE] = ACTIONS(185),
    [anon_sym_of] = ACTIONS(187),
    [anon_sym_de] = ACTIONS(187),
    [anon_sym_en] = ACTIONS(187),
    [anon_sym_DOT] = ACTIONS(189),
    [anon_sym_DOT_DOT] = ACTIONS(191),
    [anon_sym_yes_SLASHno] = ACTIONS(193),
    [anon_sym_your] = ACTIONS(195),
    [anon_sym_none] = ACTIONS(195),
    [anon_sym_you] = ACTIONS(195),
    [anon_sym_yes] = ACTIONS(195),
    [anon_sym_no] = ACTIONS(195),
    [anon_sym_announce] = ACTIONS(197),
    [anon_sym_remove] = ACTIONS(197),
    [anon_sym_repeat] = ACTIONS(197),
    [anon_sym_choose] = ACTIONS(197),
    [anon_sym_until] = ACTIONS(197),
    [anon_sym_needs] = ACTIONS(197),
    [anon_sym_costs] = ACTIONS(197),
    [anon_sym_gain] = ACTIONS(197),
    [anon_sym_move] = ACTIONS(197),
    [anon_sym_then] = ACTIONS(197),
    [anon_sym_else] = ACTIONS(197),
    [anon_sym_each] = ACTIONS(197),
    [anon_sym_pick] = ACTIONS(197),
    [anon_sym_pay] = ACTIONS(197),
    [anon_sym_let] = ACTIONS(197),
    [anon_sym_add] = ACTIONS(197),
    [anon_sym_for] = ACTIONS(197),
    [anon_sym_may] = ACTIONS(197),
    [anon_sym_end] = ACTIONS(197),
    [anon_sym_if] = ACTIONS(197),
    [anon_sym_do] = ACTIONS(197),
    [anon_sym_ranking] = ACTIONS(199),
    [anon_sym_rating] = ACTIONS(199),
    [anon_sym_while] = ACTIONS(199),
    [anon_sym_worth] = ACTIONS(199),
    [anon_sym_when] = ACTIONS(199),
    [anon_sym_flow] = ACTIONS(199),
    [anon_sym_to] = ACTIONS(199),
    [anon_sym_where] = ACTIONS(187),
    [anon_sym_every] = ACTIONS(187),
    [anon_sym_after] = ACTIONS(187),
    [anon_sym_from] = ACTIONS(187),
    [anon_sym_some] = ACTIONS(187),
    [anon_sym_has] = ACTIONS(187),
    [anon_sym_in] = ACTIONS(187),
    [anon_sym_as] = ACTIONS(187),
    [anon_sym_at] = ACTIONS(187),
    [anon_sym_on] = ACTIONS(187),
    [anon_sym_and] = ACTIONS(201),
    [anon_sym_not] = ACTIONS(201),
    [anon_sym_mod] = ACTIONS(201),
    [anon_sym_or] = ACTIONS(201),
    [anon_sym_is] = ACTIONS(201),
    [anon_sym_EQ_EQ] = ACTIONS(191),
    [anon_sym_BANG_EQ] = ACTIONS(191),
    [anon_sym_AMP_AMP] = ACTIONS(191),
    [anon_sym_PIPE_PIPE] = ACTIONS(191),
    [anon_sym_BANG] = ACTIONS(201),
    [anon_sym_LT_EQ] = ACTIONS(191),
    [anon_sym_GT_EQ] = ACTIONS(191),
    [anon_sym_LT] = ACTIONS(201),
    [anon_sym_GT] = ACTIONS(201),
    [anon_sym_EQ] = ACTIONS(201),
    [anon_sym_PLUS] = ACTIONS(191),
    [anon_sym_DASH] = ACTIONS(191),
    [anon_sym_STAR] = ACTIONS(191),
    [anon_sym_SLASH] = ACTIONS(201),
    [anon_sym_LPAREN] = ACTIONS(203),
    [anon_sym_RPAREN] = ACTIONS(203),
    [anon_sym_LBRACK] = ACTIONS(203),
    [anon_sym_RBRACK] = ACTIONS(203),
    [anon_sym_COMMA] = ACTIONS(203),
    [anon_sym_COLON] = ACTIONS(203),
    [anon_sym_SEMI] = ACTIONS(203),
    [sym_number] = ACTIONS(205),
    [anon_sym_DQUOTE] = ACTIONS(207),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(205),
  },
  [27] = {
    [sym_facts] = STATE(28),
    [sym_constant] = STATE(28),
    [sym_statement] = STATE(28),
    [sym_declaration] = STATE(28),
    [sym_word] = STATE(28),
    [sym_operator] = STATE(28),
    [sym_punctuation] = STATE(28),
    [sym_string] = STATE(28),
    [aux_sym_position_repeat1] = STATE(28),
    [sym_identifier] = ACTIONS(181),
    [anon_sym_LBRACE] = ACTIONS(183),
    [anon_sym_RBRACE] = ACTIONS(209),
    [anon_sym_of] = ACTIONS(187),
    [anon_sym_de] = ACTIONS(187),
    [anon_sym_en] = ACTIONS(187),
    [anon_sym_DOT] = ACTIONS(189),
    [anon_sym_DOT_DOT] = ACTIONS(191),
    [anon_sym_yes_SLASHno] = ACTIONS(193),
    [anon_sym_your] = ACTIONS(195),
    [anon_sym_none] = ACTIONS(195),
    [anon_sym_you] = ACTIONS(195),
    [anon_sym_yes] = ACTIONS(195),
    [anon_sym_no] = ACTIONS(195),
    [anon_sym_announce] = ACTIONS(197),
    [anon_sym_remove] = ACTIONS(197),
    [anon_sym_repeat] = ACTIONS(197),
    [anon_sym_choose] = ACTIONS(197),
    [anon_sym_until] = ACTIONS(197),
    [anon_sym_needs] = ACTIONS(197),
    [anon_sym_costs] = ACTIONS(197),
    [anon_sym_gain] = ACTIONS(197),
    [anon_sym_move] = ACTIONS(197),
    [anon_sym_then] = ACTIONS(197),
    [anon_sym_else] = ACTIONS(197),
    [anon_sym_each] = ACTIONS(197),
    [anon_sym_pick] = ACTIONS(197),
    [anon_sym_pay] = ACTIONS(197),
    [anon_sym_let] = ACTIONS(197),
    [anon_sym_add] = ACTIONS(197),
    [anon_sym_for] = ACTIONS(197),
    [anon_sym_may] = ACTIONS(197),
    [anon_sym_end] = ACTIONS(197),
    [anon_sym_if] = ACTIONS(197),
    [anon_sym_do] = ACTIONS(197),
    [anon_sym_ranking] = ACTIONS(199),
    [anon_sym_rating] = ACTIONS(199),
    [anon_sym_while] = ACTIONS(199),
    [anon_sym_worth] = ACTIONS(199),
    [anon_sym_when] = ACTIONS(199),
    [anon_sym_flow] = ACTIONS(199),
    [anon_sym_to] = ACTIONS(199),
    [anon_sym_where] = ACTIONS(187),
    [anon_sym_every] = ACTIONS(187),
    [anon_sym_after] = ACTIONS(187),
    [anon_sym_from] = ACTIONS(187),
    [anon_sym_some] = ACTIONS(187),
    [anon_sym_has] = ACTIONS(187),
    [anon_sym_in] = ACTIONS(187),
    [anon_sym_as] = ACTIONS(187),
    [anon_sym_at] = ACTIONS(187),
    [anon_sym_on] = ACTIONS(187),
    [anon_sym_and] = ACTIONS(201),
    [anon_sym_not] = ACTIONS(201),
    [anon_sym_mod] = ACTIONS(201),
    [anon_sym_or] = ACTIONS(201),
    [anon_sym_is] = ACTIONS(201),
    [anon_sym_EQ_EQ] = ACTIONS(191),
    [anon_sym_BANG_EQ] = ACTIONS(191),
    [anon_sym_AMP_AMP] = ACTIONS(191),
    [anon_sym_PIPE_PIPE] = ACTIONS(191),
    [anon_sym_BANG] = ACTIONS(201),
    [anon_sym_LT_EQ] = ACTIONS(191),
    [anon_sym_GT_EQ] = ACTIONS(191),
    [anon_sym_LT] = ACTIONS(201),
    [anon_sym_GT] = ACTIONS(201),
    [anon_sym_EQ] = ACTIONS(201),
    [anon_sym_PLUS] = ACTIONS(191),
    [anon_sym_DASH] = ACTIONS(191),
    [anon_sym_STAR] = ACTIONS(191),
    [anon_sym_SLASH] = ACTIONS(201),
    [anon_sym_LPAREN] = ACTIONS(203),
    [anon_sym_RPAREN] = ACTIONS(203),
    [anon_sym_LBRACK] = ACTIONS(203),
    [anon_sym_RBRACK] = ACTIONS(203),
    [anon_sym_COMMA] = ACTIONS(203),
    [anon_sym_COLON] = ACTIONS(203),
    [anon_sym_SEMI] = ACTIONS(203),
    [sym_number] = ACTIONS(211),
    [anon_sym_DQUOTE] = ACTIONS(207),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(211),
  },
  [28] = {
    [sym_facts] = STATE(28),
    [sym_constant] = STATE(28),
    [sym_statement] = STATE(28),
    [sym_declaration] = STATE(28),
    [sym_word] = STATE(28),
    [sym_operator] = STATE(28),
    [sym_punctuation] = STATE(28),
    [sym_string] = STATE(28),
    [aux_sym_position_repeat1] = STATE(28),
    [sym_identifier] = ACTIONS(213),
    [anon_sym_LBRACE] = ACTIONS(216),
    [anon_sym_RBRACE] = ACTIONS(219),
    [anon_sym_of] = ACTIONS(221),
    [anon_sym_de] = ACTIONS(221),
    [anon_sym_en] = ACTIONS(221),
    [anon_sym_DOT] = ACTIONS(224),
    [anon_sym_DOT_DOT] = ACTIONS(227),
    [anon_sym_yes_SLASHno] = ACTIONS(230),
    [anon_sym_your] = ACTIONS(233),
    [anon_sym_none] = ACTIONS(233),
    [anon_sym_you] = ACTIONS(233),
    [anon_sym_yes] = ACTIONS(233),
    [anon_sym_no] = ACTIONS(233),
    [anon_sym_announce] = ACTIONS(236),
    [anon_sym_remove] = ACTIONS(236),
    [anon_sym_repeat] = ACTIONS(236),
    [anon_sym_choose] = ACTIONS(236),
    [anon_sym_until] = ACTIONS(236),
    [anon_sym_needs] = ACTIONS(236),
    [anon_sym_costs] = ACTIONS(236),
    [anon_sym_gain] = ACTIONS(236),
    [anon_sym_move] = ACTIONS(236),
    [anon_sym_then] = ACTIONS(236),
    [anon_sym_else] = ACTIONS(236),
    [anon_sym_each] = ACTIONS(236),
    [anon_sym_pick] = ACTIONS(236),
    [anon_sym_pay] = ACTIONS(236),
    [anon_sym_let] = ACTIONS(236),
    [anon_sym_add] = ACTIONS(236),
    [anon_sym_for] = ACTIONS(236),
    [anon_sym_may] = ACTIONS(236),
    [anon_sym_end] = ACTIONS(236),
    [anon_sym_if] = ACTIONS(236),
    [anon_sym_do] = ACTIONS(236),
    [anon_sym_ranking] = ACTIONS(239),
    [anon_sym_rating] = ACTIONS(239),
    [anon_sym_while] = ACTIONS(239),
    [anon_sym_worth] = ACTIONS(239),
    [anon_sym_when] = ACTIONS(239),
    [anon_sym_flow] = ACTIONS(239),
    [anon_sym_to] = ACTIONS(239),
    [anon_sym_where] = ACTIONS(221),
    [anon_sym_every] = ACTIONS(221),
    [anon_sym_after] = ACTIONS(221),
    [anon_sym_from] = ACTIONS(221),
    [anon_sym_some] = ACTIONS(221),
    [anon_sym_has] = ACTIONS(221),
    [anon_sym_in] = ACTIONS(221),
    [anon_sym_as] = ACTIONS(221),
    [anon_sym_at] = ACTIONS(221),
    [anon_sym_on] = ACTIONS(221),
    [anon_sym_and] = ACTIONS(242),
    [anon_sym_not] = ACTIONS(242),
    [anon_sym_mod] = ACTIONS(242),
    [anon_sym_or] = ACTIONS(242),
    [anon_sym_is] = ACTIONS(242),
    [anon_sym_EQ_EQ] = ACTIONS(227),
    [anon_sym_BANG_EQ] = ACTIONS(227),
    [anon_sym_AMP_AMP] = ACTIONS(227),
    [anon_sym_PIPE_PIPE] = ACTIONS(227),
    [anon_sym_BANG] = ACTIONS(242),
    [anon_sym_LT_EQ] = ACTIONS(227),
    [anon_sym_GT_EQ] = ACTIONS(227),
    [anon_sym_LT] = ACTIONS(242),
    [anon_sym_GT] = ACTIONS(242),
    [anon_sym_EQ] = ACTIONS(242),
    [anon_sym_PLUS] = ACTIONS(227),
    [anon_sym_DASH] = ACTIONS(227),
    [anon_sym_STAR] = ACTIONS(227),
    [anon_sym_SLASH] = ACTIONS(242),
    [anon_sym_LPAREN] = ACTIONS(245),
    [anon_sym_RPAREN] = ACTIONS(245),
    [anon_sym_LBRACK] = ACTIONS(245),
    [anon_sym_RBRACK] = ACTIONS(245),
    [anon_sym_COMMA] = ACTIONS(245),
    [anon_sym_COLON] = ACTIONS(245),
    [anon_sym_SEMI] = ACTIONS(245),
    [sym_number] = ACTIONS(248),
    [anon_sym_DQUOTE] = ACTIONS(251),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(248),
  },
  [29] = {
    [sym_cells] = STATE(31),
    [sym_constant] = STATE(31),
    [sym_statement] = STATE(31),
    [sym_declaration] = STATE(31),
    [sym_word] = STATE(31),
    [sym_operator] = STATE(31),
    [sym_punctuation] = STATE(31),
    [sym_string] = STATE(31),
    [aux_sym_facts_repeat1] = STATE(31),
    [sym_identifier] = ACTIONS(254),
    [anon_sym_LBRACE] = ACTIONS(256),
    [anon_sym_RBRACE] = ACTIONS(258),
    [anon_sym_of] = ACTIONS(187),
    [anon_sym_de] = ACTIONS(187),
    [anon_sym_en] = ACTIONS(187),
    [anon_sym_DOT] = ACTIONS(189),
    [anon_sym_DOT_DOT] = ACTIONS(191),
    [anon_sym_yes_SLASHno] = ACTIONS(193),
    [anon_sym_your] = ACTIONS(195),
    [anon_sym_none] = ACTIONS(195),
    [anon_sym_you] = ACTIONS(195),
    [anon_sym_yes] = ACTIONS(195),
    [anon_sym_no] = ACTIONS(195),
    [anon_sym_announce] = ACTIONS(197),
    [anon_sym_remove] = ACTIONS(197),
    [anon_sym_repeat] = ACTIONS(197),
    [anon_sym_choose] = ACTIONS(197),
    [anon_sym_until] = ACTIONS(197),
    [anon_sym_needs] = ACTIONS(197),
    [anon_sym_costs] = ACTIONS(197),
    [anon_sym_gain] = ACTIONS(197),
    [anon_sym_move] = ACTIONS(197),
    [anon_sym_then] = ACTIONS(197),
    [anon_sym_else] = ACTIONS(197),
    [anon_sym_each] = ACTIONS(197),
    [anon_sym_pick] = ACTIONS(197),
    [anon_sym_pay] = ACTIONS(197),
    [anon_sym_let] = ACTIONS(197),
    [anon_sym_add] = ACTIONS(197),
    [anon_sym_for] = ACTIONS(197),
    [anon_sym_may] = ACTIONS(197),
    [anon_sym_end] = ACTIONS(197),
    [anon_sym_if] = ACTIONS(197),
    [anon_sym_do] = ACTIONS(197),
    [anon_sym_ranking] = ACTIONS(199),
    [anon_sym_rating] = ACTIONS(199),
    [anon_sym_while] = ACTIONS(199),
    [anon_sym_worth] = ACTIONS(199),
    [anon_sym_when] = ACTIONS(199),
    [anon_sym_flow] = ACTIONS(199),
    [anon_sym_to] = ACTIONS(199),
    [anon_sym_where] = ACTIONS(187),
    [anon_sym_every] = ACTIONS(187),
    [anon_sym_after] = ACTIONS(187),
    [anon_sym_from] = ACTIONS(187),
    [anon_sym_some] = ACTIONS(187),
    [anon_sym_has] = ACTIONS(187),
    [anon_sym_in] = ACTIONS(187),
    [anon_sym_as] = ACTIONS(187),
    [anon_sym_at] = ACTIONS(187),
    [anon_sym_on] = ACTIONS(187),
    [anon_sym_and] = ACTIONS(201),
    [anon_sym_not] = ACTIONS(201),
    [anon_sym_mod] = ACTIONS(201),
    [anon_sym_or] = ACTIONS(201),
    [anon_sym_is] = ACTIONS(201),
    [anon_sym_EQ_EQ] = ACTIONS(191),
    [anon_sym_BANG_EQ] = ACTIONS(191),
    [anon_sym_AMP_AMP] = ACTIONS(191),
    [anon_sym_PIPE_PIPE] = ACTIONS(191),
    [anon_sym_BANG] = ACTIONS(201),
    [anon_sym_LT_EQ] = ACTIONS(191),
    [anon_sym_GT_EQ] = ACTIONS(191),
    [anon_sym_LT] = ACTIONS(201),
    [anon_sym_GT] = ACTIONS(201),
    [anon_sym_EQ] = ACTIONS(201),
    [anon_sym_PLUS] = ACTIONS(191),
    [anon_sym_DASH] = ACTIONS(191),
    [anon_sym_STAR] = ACTIONS(191),
    [anon_sym_SLASH] = ACTIONS(201),
    [anon_sym_LPAREN] = ACTIONS(203),
    [anon_sym_RPAREN] = ACTIONS(203),
    [anon_sym_LBRACK] = ACTIONS(203),
    [anon_sym_RBRACK] = ACTIONS(203),
    [anon_sym_COMMA] = ACTIONS(203),
    [anon_sym_COLON] = ACTIONS(203),
    [anon_sym_SEMI] = ACTIONS(203),
    [sym_number] = ACTIONS(260),
    [anon_sym_DQUOTE] = ACTIONS(207),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(260),
  },
  [30] = {
    [sym_cells] = STATE(29),
    [sym_constant] = STATE(29),
    [sym_statement] = STATE(29),
    [sym_declaration] = STATE(29),
    [sym_word] = STATE(29),
    [sym_operator] = STATE(29),
    [sym_punctuation] = STATE(29),
    [sym_string] = STATE(29),
    [aux_sym_facts_repeat1] = STATE(29),
    [sym_identifier] = ACTIONS(254),
    [anon_sym_LBRACE] = ACTIONS(256),
    [anon_sym_RBRACE] = ACTIONS(262),
    [anon_sym_of] = ACTIONS(187),
    [anon_sym_de] = ACTIONS(187),
    [anon_sym_en] = ACTIONS(187),
    [anon_sym_DOT] = ACTIONS(189),
    [anon_sym_DOT_DOT] = ACTIONS(191),
    [anon_sym_yes_SLASHno] = ACTIONS(193),
    [anon_sym_your] = ACTIONS(195),
    [anon_sym_none] = ACTIONS(195),
    [anon_sym_you] = ACTIONS(195),
    [anon_sym_yes] = ACTIONS(195),
    [anon_sym_no] = ACTIONS(195),
    [anon_sym_announce] = ACTIONS(197),
    [anon_sym_remove] = ACTIONS(197),
    [anon_sym_repeat] = ACTIONS(197),
    [anon_sym_choose] = ACTIONS(197),
    [anon_sym_until] = ACTIONS(197),
    [anon_sym_needs] = ACTIONS(197),
    [anon_sym_costs] = ACTIONS(197),
    [anon_sym_gain] = ACTIONS(197),
    [anon_sym_move] = ACTIONS(197),
    [anon_sym_then] = ACTIONS(197),
    [anon_sym_else] = ACTIONS(197),
    [anon_sym_each] = ACTIONS(197),
    [anon_sym_pick] = ACTIONS(197),
    [anon_sym_pay] = ACTIONS(197),
    [anon_sym_let] = ACTIONS(197),
    [anon_sym_add] = ACTIONS(197),
    [anon_sym_for] = ACTIONS(197),
    [anon_sym_may] = ACTIONS(197),
    [anon_sym_end] = ACTIONS(197),
    [anon_sym_if] = ACTIONS(197),
    [anon_sym_do] = ACTIONS(197),
    [anon_sym_ranking] = ACTIONS(199),
    [anon_sym_rating] = ACTIONS(199),
    [anon_sym_while] = ACTIONS(199),
    [anon_sym_worth] = ACTIONS(199),
    [anon_sym_when] = ACTIONS(199),
    [anon_sym_flow] = ACTIONS(199),
    [anon_sym_to] = ACTIONS(199),
    [anon_sym_where] = ACTIONS(187),
    [anon_sym_every] = ACTIONS(187),
    [anon_sym_after] = ACTIONS(187),
    [anon_sym_from] = ACTIONS(187),
    [anon_sym_some] = ACTIONS(187),
    [anon_sym_has] = ACTIONS(187),
    [anon_sym_in] = ACTIONS(187),
    [anon_sym_as] = ACTIONS(187),
    [anon_sym_at] = ACTIONS(187),
    [anon_sym_on] = ACTIONS(187),
    [anon_sym_and] = ACTIONS(201),
    [anon_sym_not] = ACTIONS(201),
    [anon_sym_mod] = ACTIONS(201),
    [anon_sym_or] = ACTIONS(201),
    [anon_sym_is] = ACTIONS(201),
    [anon_sym_EQ_EQ] = ACTIONS(191),
    [anon_sym_BANG_EQ] = ACTIONS(191),
    [anon_sym_AMP_AMP] = ACTIONS(191),
    [anon_sym_PIPE_PIPE] = ACTIONS(191),
    [anon_sym_BANG] = ACTIONS(201),
    [anon_sym_LT_EQ] = ACTIONS(191),
    [anon_sym_GT_EQ] = ACTIONS(191),
    [anon_sym_LT] = ACTIONS(201),
    [anon_sym_GT] = ACTIONS(201),
    [anon_sym_EQ] = ACTIONS(201),
    [anon_sym_PLUS] = ACTIONS(191),
    [anon_sym_DASH] = ACTIONS(191),
    [anon_sym_STAR] = ACTIONS(191),
    [anon_sym_SLASH] = ACTIONS(201),
    [anon_sym_LPAREN] = ACTIONS(203),
    [anon_sym_RPAREN] = ACTIONS(203),
    [anon_sym_LBRACK] = ACTIONS(203),
    [anon_sym_RBRACK] = ACTIONS(203),
    [anon_sym_COMMA] = ACTIONS(203),
    [anon_sym_COLON] = ACTIONS(203),
    [anon_sym_SEMI] = ACTIONS(203),
    [sym_number] = ACTIONS(264),
    [anon_sym_DQUOTE] = ACTIONS(207),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(264),
  },
  [31] = {
    [sym_cells] = STATE(31),
    [sym_constant] = STATE(31),
    [sym_statement] = STATE(31),
    [sym_declaration] = STATE(31),
    [sym_word] = STATE(31),
    [sym_operator] = STATE(31),
    [sym_punctuation] = STATE(31),
    [sym_string] = STATE(31),
    [aux_sym_facts_repeat1] = STATE(31),
    [sym_identifier] = ACTIONS(266),
    [anon_sym_LBRACE] = ACTIONS(269),
    [anon_sym_RBRACE] = ACTIONS(272),
    [anon_sym_of] = ACTIONS(274),
    [anon_sym_de] = ACTIONS(274),
    [anon_sym_en] = ACTIONS(274),
    [anon_sym_DOT] = ACTIONS(277),
    [anon_sym_DOT_DOT] = ACTIONS(280),
    [anon_sym_yes_SLASHno] = ACTIONS(283),
    [anon_sym_your] = ACTIONS(286),
    [anon_sym_none] = ACTIONS(286),
    [anon_sym_you] = ACTIONS(286),
    [anon_sym_yes] = ACTIONS(286),
    [anon_sym_no] = ACTIONS(286),
    [anon_sym_announce] = ACTIONS(289),
    [anon_sym_remove] = ACTIONS(289),
    [anon_sym_repeat] = ACTIONS(289),
    [anon_sym_choose] = ACTIONS(289),
    [anon_sym_until] = ACTIONS(289),
    [anon_sym_needs] = ACTIONS(289),
    [anon_sym_costs] = ACTIONS(289),
    [anon_sym_gain] = ACTIONS(289),
    [anon_sym_move] = ACTIONS(289),
    [anon_sym_then] = ACTIONS(289),
    [anon_sym_else] = ACTIONS(289),
    [anon_sym_each] = ACTIONS(289),
    [anon_sym_pick] = ACTIONS(289),
    [anon_sym_pay] = ACTIONS(289),
    [anon_sym_let] = ACTIONS(289),
    [anon_sym_add] = ACTIONS(289),
    [anon_sym_for] = ACTIONS(289),
    [anon_sym_may] = ACTIONS(289),
    [anon_sym_end] = ACTIONS(289),
    [anon_sym_if] = ACTIONS(289),
    [anon_sym_do] = ACTIONS(289),
    [anon_sym_ranking] = ACTIONS(292),
    [anon_sym_rating] = ACTIONS(292),
    [anon_sym_while] = ACTIONS(292),
    [anon_sym_worth] = ACTIONS(292),
    [anon_sym_when] = ACTIONS(292),
    [anon_sym_flow] = ACTIONS(292),
    [anon_sym_to] = ACTIONS(292),
    [anon_sym_where] = ACTIONS(274),
    [anon_sym_every] = ACTIONS(274),
    [anon_sym_after] = ACTIONS(274),
    [anon_sym_from] = ACTIONS(274),
    [anon_sym_some] = ACTIONS(274),
    [anon_sym_has] = ACTIONS(274),
    [anon_sym_in] = ACTIONS(274),
    [anon_sym_as] = ACTIONS(274),
    [anon_sym_at] = ACTIONS(274),
    [anon_sym_on] = ACTIONS(274),
    [anon_sym_and] = ACTIONS(295),
    [anon_sym_not] = ACTIONS(295),
    [anon_sym_mod] = ACTIONS(295),
    [anon_sym_or] = ACTIONS(295),
    [anon_sym_is] = ACTIONS(295),
    [anon_sym_EQ_EQ] = ACTIONS(280),
    [anon_sym_BANG_EQ] = ACTIONS(280),
    [anon_sym_AMP_AMP] = ACTIONS(280),
    [anon_sym_PIPE_PIPE] = ACTIONS(280),
    [anon_sym_BANG] = ACTIONS(295),
    [anon_sym_LT_EQ] = ACTIONS(280),
    [anon_sym_GT_EQ] = ACTIONS(280),
    [anon_sym_LT] = ACTIONS(295),
    [anon_sym_GT] = ACTIONS(295),
    [anon_sym_EQ] = ACTIONS(295),
    [anon_sym_PLUS] = ACTIONS(280),
    [anon_sym_DASH] = ACTIONS(280),
    [anon_sym_STAR] = ACTIONS(280),
    [anon_sym_SLASH] = ACTIONS(295),
    [anon_sym_LPAREN] = ACTIONS(298),
    [anon_sym_RPAREN] = ACTIONS(298),
    [anon_sym_LBRACK] = ACTIONS(298),
    [anon_sym_RBRACK] = ACTIONS(298),
    [anon_sym_COMMA] = ACTIONS(298),
    [anon_sym_COLON] = ACTIONS(298),
    [anon_sym_SEMI] = ACTIONS(298),
    [sym_number] = ACTIONS(301),
    [anon_sym_DQUOTE] = ACTIONS(304),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(301),
  },
  [32] = {
    [sym_identifier] = ACTIONS(173),
    [anon_sym_LBRACE] = ACTIONS(171),
    [anon_sym_RBRACE] = ACTIONS(171),
    [anon_sym_of] = ACTIONS(173),
    [anon_sym_de] = ACTIONS(173),
    [anon_sym_en] = ACTIONS(173),
    [anon_sym_DOT] = ACTIONS(173),
    [anon_sym_DOT_DOT] = ACTIONS(171),
    [anon_sym_yes_SLASHno] = ACTIONS(171),
    [anon_sym_your] = ACTIONS(173),
    [anon_sym_none] = ACTIONS(173),
    [anon_sym_you] = ACTIONS(173),
    [anon_sym_yes] = ACTIONS(173),
    [anon_sym_no] = ACTIONS(173),
    [anon_sym_announce] = ACTIONS(173),
    [anon_sym_remove] = ACTIONS(173),
    [anon_sym_repeat] = ACTIONS(173),
    [anon_sym_choose] = ACTIONS(173),
    [anon_sym_until] = ACTIONS(173),
    [anon_sym_needs] = ACTIONS(173),
    [anon_sym_costs] = ACTIONS(173),
    [anon_sym_gain] = ACTIONS(173),
    [anon_sym_move] = ACTIONS(173),
    [anon_sym_then] = ACTIONS(173),
    [anon_sym_else] = ACTIONS(173),
    [anon_sym_each] = ACTIONS(173),
    [anon_sym_pick] = ACTIONS(173),
    [anon_sym_pay] = ACTIONS(173),
    [anon_sym_let] = ACTIONS(173),
    [anon_sym_add] = ACTIONS(173),
    [anon_sym_for] = ACTIONS(173),
    [anon_sym_may] = ACTIONS(173),
    [anon_sym_end] = ACTIONS(173),
    [anon_sym_if] = ACTIONS(173),
    [anon_sym_do] = ACTIONS(173),
    [anon_sym_ranking] = ACTIONS(173),
    [anon_sym_rating] = ACTIONS(173),
    [anon_sym_while] = ACTIONS(173),
    [anon_sym_worth] = ACTIONS(173),
    [anon_sym_when] = ACTIONS(173),
    [anon_sym_flow] = ACTIONS(173),
    [anon_sym_to] = ACTIONS(173),
    [anon_sym_where] = ACTIONS(173),
    [anon_sym_every] = ACTIONS(173),
    [anon_sym_after] = ACTIONS(173),
    [anon_sym_from] = ACTIONS(173),
    [anon_sym_some] = ACTIONS(173),
    [anon_sym_has] = ACTIONS(173),
    [anon_sym_in] = ACTIONS(173),
    [anon_sym_as] = ACTIONS(173),
    [anon_sym_at] = ACTIONS(173),
    [anon_sym_on] = ACTIONS(173),
    [anon_sym_and] = ACTIONS(173),
    [anon_sym_not] = ACTIONS(173),
    [anon_sym_mod] = ACTIONS(173),
    [anon_sym_or] = ACTIONS(173),
    [anon_sym_is] = ACTIONS(173),
    [anon_sym_EQ_EQ] = ACTIONS(171),
    [anon_sym_BANG_EQ] = ACTIONS(171),
    [anon_sym_AMP_AMP] = ACTIONS(171),
    [anon_sym_PIPE_PIPE] = ACTIONS(171),
    [anon_sym_BANG] = ACTIONS(173),
    [anon_sym_LT_EQ] = ACTIONS(171),
    [anon_sym_GT_EQ] = ACTIONS(171),
    [anon_sym_LT] = ACTIONS(173),
    [anon_sym_GT] = ACTIONS(173),
    [anon_sym_EQ] = ACTIONS(173),
    [anon_sym_PLUS] = ACTIONS(171),
    [anon_sym_DASH] = ACTIONS(171),
    [anon_sym_STAR] = ACTIONS(171),
    [anon_sym_SLASH] = ACTIONS(173),
    [anon_sym_LPAREN] = ACTIONS(171),
    [anon_sym_RPAREN] = ACTIONS(171),
    [anon_sym_LBRACK] = ACTIONS(171),
    [anon_sym_RBRACK] = ACTIONS(171),
    [anon_sym_COMMA] = ACTIONS(171),
    [anon_sym_COLON] = ACTIONS(171),
    [anon_sym_SEMI] = ACTIONS(171),
    [sym_number] = ACTIONS(171),
    [anon_sym_DQUOTE] = ACTIONS(171),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(171),
  },
  [33] = {
    [sym_identifier] = ACTIONS(307),
    [anon_sym_LBRACE] = ACTIONS(309),
    [anon_sym_RBRACE] = ACTIONS(309),
    [anon_sym_of] = ACTIONS(307),
    [anon_sym_de] = ACTIONS(307),
    [anon_sym_en] = ACTIONS(307),
    [anon_sym_DOT] = ACTIONS(307),
    [anon_sym_DOT_DOT] = ACTIONS(309),
    [anon_sym_yes_SLASHno] = ACTIONS(309),
    [anon_sym_your] = ACTIONS(307),
    [anon_sym_none] = ACTIONS(307),
    [anon_sym_you] = ACTIONS(307),
    [anon_sym_yes] = ACTIONS(307),
    [anon_sym_no] = ACTIONS(307),
    [anon_sym_announce] = ACTIONS(307),
    [anon_sym_remove] = ACTIONS(307),
    [anon_sym_repeat] = ACTIONS(307),
    [anon_sym_choose] = ACTIONS(307),
    [anon_sym_until] = ACTIONS(307),
    [anon_sym_needs] = ACTIONS(307),
    [anon_sym_costs] = ACTIONS(307),
    [anon_sym_gain] = ACTIONS(307),
    [anon_sym_move] = ACTIONS(307),
    [anon_sym_then] = ACTIONS(307),
    [anon_sym_else] = ACTIONS(307),
    [anon_sym_each] = ACTIONS(307),
    [anon_sym_pick] = ACTIONS(307),
    [anon_sym_pay] = ACTIONS(307),
    [anon_sym_let] = ACTIONS(307),
    [anon_sym_add] = ACTIONS(307),
    [anon_sym_for] = ACTIONS(307),
    [anon_sym_may] = ACTIONS(307),
    [anon_sym_end] = ACTIONS(307),
    [anon_sym_if] = ACTIONS(307),
    [anon_sym_do] = ACTIONS(307),
    [anon_sym_ranking] = ACTIONS(307),
    [anon_sym_rating] = ACTIONS(307),
    [anon_sym_while] = ACTIONS(307),
    [anon_sym_worth] = ACTIONS(307),
    [anon_sym_when] = ACTIONS(307),
    [anon_sym_flow] = ACTIONS(307),
    [anon_sym_to] = ACTIONS(307),
    [anon_sym_where] = ACTIONS(307),
    [anon_sym_every] = ACTIONS(307),
    [anon_sym_after] = ACTIONS(307),
    [anon_sym_from] = ACTIONS(307),
    [anon_sym_some] = ACTIONS(307),
    [anon_sym_has] = ACTIONS(307),
    [anon_sym_in] = ACTIONS(307),
    [anon_sym_as] = ACTIONS(307),
    [anon_sym_at] = ACTIONS(307),
    [anon_sym_on] = ACTIONS(307),
    [anon_sym_and] = ACTIONS(307),
    [anon_sym_not] = ACTIONS(307),
    [anon_sym_mod] = ACTIONS(307),
    [anon_sym_or] = ACTIONS(307),
    [anon_sym_is] = ACTIONS(307),
    [anon_sym_EQ_EQ] = ACTIONS(309),
    [anon_sym_BANG_EQ] = ACTIONS(309),
    [anon_sym_AMP_AMP] = ACTIONS(309),
    [anon_sym_PIPE_PIPE] = ACTIONS(309),
    [anon_sym_BANG] = ACTIONS(307),
    [anon_sym_LT_EQ] = ACTIONS(309),
    [anon_sym_GT_EQ] = ACTIONS(309),
    [anon_sym_LT] = ACTIONS(307),
    [anon_sym_GT] = ACTIONS(307),
    [anon_sym_EQ] = ACTIONS(307),
    [anon_sym_PLUS] = ACTIONS(309),
    [anon_sym_DASH] = ACTIONS(309),
    [anon_sym_STAR] = ACTIONS(309),
    [anon_sym_SLASH] = ACTIONS(307),
    [anon_sym_LPAREN] = ACTIONS(309),
    [anon_sym_RPAREN] = ACTIONS(309),
    [anon_sym_LBRACK] = ACTIONS(309),
    [anon_sym_RBRACK] = ACTIONS(309),
    [anon_sym_COMMA] = ACTIONS(309),
    [anon_sym_COLON] = ACTIONS(309),
    [anon_sym_SEMI] = ACTIONS(309),
    [sym_number] = ACTIONS(309),
    [anon_sym_DQUOTE] = ACTIONS(309),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(309),
  },
  [34] = {
    [sym_identifier] = ACTIONS(311),
    [anon_sym_LBRACE] = ACTIONS(313),
    [anon_sym_RBRACE] = ACTIONS(313),
    [anon_sym_of] = ACTIONS(311),
    [anon_sym_de] = ACTIONS(311),
    [anon_sym_en] = ACTIONS(311),
    [anon_sym_DOT] = ACTIONS(311),
    [anon_sym_DOT_DOT] = ACTIONS(313),
    [anon_sym_yes_SLASHno] = ACTIONS(313),
    [anon_sym_your] = ACTIONS(311),
    [anon_sym_none] = ACTIONS(311),
    [anon_sym_you] = ACTIONS(311),
    [anon_sym_yes] = ACTIONS(311),
    [anon_sym_no] = ACTIONS(311),
    [anon_sym_announce] = ACTIONS(311),
    [anon_sym_remove] = ACTIONS(311),
    [anon_sym_repeat] = ACTIONS(311),
    [anon_sym_choose] = ACTIONS(311),
    [anon_sym_until] = ACTIONS(311),
    [anon_sym_needs] = ACTIONS(311),
    [anon_sym_costs] = ACTIONS(311),
    [anon_sym_gain] = ACTIONS(311),
    [anon_sym_move] = ACTIONS(311),
    [anon_sym_then] = ACTIONS(311),
    [anon_sym_else] = ACTIONS(311),
    [anon_sym_each] = ACTIONS(311),
    [anon_sym_pick] = ACTIONS(311),
    [anon_sym_pay] = ACTIONS(311),
    [anon_sym_let] = ACTIONS(311),
    [anon_sym_add] = ACTIONS(311),
    [anon_sym_for] = ACTIONS(311),
    [anon_sym_may] = ACTIONS(311),
    [anon_sym_end] = ACTIONS(311),
    [anon_sym_if] = ACTIONS(311),
    [anon_sym_do] = ACTIONS(311),
    [anon_sym_ranking] = ACTIONS(311),
    [anon_sym_rating] = ACTIONS(311),
    [anon_sym_while] = ACTIONS(311),
    [anon_sym_worth] = ACTIONS(311),
    [anon_sym_when] = ACTIONS(311),
    [anon_sym_flow] = ACTIONS(311),
    [anon_sym_to] = ACTIONS(311),
    [anon_sym_where] = ACTIONS(311),
    [anon_sym_every] = ACTIONS(311),
    [anon_sym_after] = ACTIONS(311),
    [anon_sym_from] = ACTIONS(311),
    [anon_sym_some] = ACTIONS(311),
    [anon_sym_has] = ACTIONS(311),
    [anon_sym_in] = ACTIONS(311),
    [anon_sym_as] = ACTIONS(311),
    [anon_sym_at] = ACTIONS(311),
    [anon_sym_on] = ACTIONS(311),
    [anon_sym_and] = ACTIONS(311),
    [anon_sym_not] = ACTIONS(311),
    [anon_sym_mod] = ACTIONS(311),
    [anon_sym_or] = ACTIONS(311),
    [anon_sym_is] = ACTIONS(311),
    [anon_sym_EQ_EQ] = ACTIONS(313),
    [anon_sym_BANG_EQ] = ACTIONS(313),
    [anon_sym_AMP_AMP] = ACTIONS(313),
    [anon_sym_PIPE_PIPE] = ACTIONS(313),
    [anon_sym_BANG] = ACTIONS(311),
    [anon_sym_LT_EQ] = ACTIONS(313),
    [anon_sym_GT_EQ] = ACTIONS(313),
    [anon_sym_LT] = ACTIONS(311),
    [anon_sym_GT] = ACTIONS(311),
    [anon_sym_EQ] = ACTIONS(311),
    [anon_sym_PLUS] = ACTIONS(313),
    [anon_sym_DASH] = ACTIONS(313),
    [anon_sym_STAR] = ACTIONS(313),
    [anon_sym_SLASH] = ACTIONS(311),
    [anon_sym_LPAREN] = ACTIONS(313),
    [anon_sym_RPAREN] = ACTIONS(313),
    [anon_sym_LBRACK] = ACTIONS(313),
    [anon_sym_RBRACK] = ACTIONS(313),
    [anon_sym_COMMA] = ACTIONS(313),
    [anon_sym_COLON] = ACTIONS(313),
    [anon_sym_SEMI] = ACTIONS(313),
    [sym_number] = ACTIONS(313),
    [anon_sym_DQUOTE] = ACTIONS(313),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(313),
  },
  [35] = {
    [sym_identifier] = ACTIONS(315),
    [anon_sym_LBRACE] = ACTIONS(317),
    [anon_sym_RBRACE] = ACTIONS(317),
    [anon_sym_of] = ACTIONS(315),
    [anon_sym_de] = ACTIONS(315),
    [anon_sym_en] = ACTIONS(315),
    [anon_sym_DOT] = ACTIONS(315),
    [anon_sym_DOT_DOT] = ACTIONS(317),
    [anon_sym_yes_SLASHno] = ACTIONS(317),
    [anon_sym_your] = ACTIONS(315),
    [anon_sym_none] = ACTIONS(315),
    [anon_sym_you] = ACTIONS(315),
    [anon_sym_yes] = ACTIONS(315),
    [anon_sym_no] = ACTIONS(315),
    [anon_sym_announce] = ACTIONS(315),
    [anon_sym_remove] = ACTIONS(315),
    [anon_sym_repeat] = ACTIONS(315),
    [anon_sym_choose] = ACTIONS(315),
    [anon_sym_until] = ACTIONS(315),
    [anon_sym_needs] = ACTIONS(315),
    [anon_sym_costs] = ACTIONS(315),
    [anon_sym_gain] = ACTIONS(315),
    [anon_sym_move] = ACTIONS(315),
    [anon_sym_then] = ACTIONS(315),
    [anon_sym_else] = ACTIONS(315),
    [anon_sym_each] = ACTIONS(315),
    [anon_sym_pick] = ACTIONS(315),
    [anon_sym_pay] = ACTIONS(315),
    [anon_sym_let] = ACTIONS(315),
    [anon_sym_add] = ACTIONS(315),
    [anon_sym_for] = ACTIONS(315),
    [anon_sym_may] = ACTIONS(315),
    [anon_sym_end] = ACTIONS(315),
    [anon_sym_if] = ACTIONS(315),
    [anon_sym_do] = ACTIONS(315),
    [anon_sym_ranking] = ACTIONS(315),
    [anon_sym_rating] = ACTIONS(315),
    [anon_sym_while] = ACTIONS(315),
    [anon_sym_worth] = ACTIONS(315),
    [anon_sym_when] = ACTIONS(315),
    [anon_sym_flow] = ACTIONS(315),
    [anon_sym_to] = ACTIONS(315),
    [anon_sym_where] = ACTIONS(315),
    [anon_sym_every] = ACTIONS(315),
    [anon_sym_after] = ACTIONS(315),
    [anon_sym_from] = ACTIONS(315),
    [anon_sym_some] = ACTIONS(315),
    [anon_sym_has] = ACTIONS(315),
    [anon_sym_in] = ACTIONS(315),
    [anon_sym_as] = ACTIONS(315),
    [anon_sym_at] = ACTIONS(315),
    [anon_sym_on] = ACTIONS(315),
    [anon_sym_and] = ACTIONS(315),
    [anon_sym_not] = ACTIONS(315),
    [anon_sym_mod] = ACTIONS(315),
    [anon_sym_or] = ACTIONS(315),
    [anon_sym_is] = ACTIONS(315),
    [anon_sym_EQ_EQ] = ACTIONS(317),
    [anon_sym_BANG_EQ] = ACTIONS(317),
    [anon_sym_AMP_AMP] = ACTIONS(317),
    [anon_sym_PIPE_PIPE] = ACTIONS(317),
    [anon_sym_BANG] = ACTIONS(315),
    [anon_sym_LT_EQ] = ACTIONS(317),
    [anon_sym_GT_EQ] = ACTIONS(317),
    [anon_sym_LT] = ACTIONS(315),
    [anon_sym_GT] = ACTIONS(315),
    [anon_sym_EQ] = ACTIONS(315),
    [anon_sym_PLUS] = ACTIONS(317),
    [anon_sym_DASH] = ACTIONS(317),
    [anon_sym_STAR] = ACTIONS(317),
    [anon_sym_SLASH] = ACTIONS(315),
    [anon_sym_LPAREN] = ACTIONS(317),
    [anon_sym_RPAREN] = ACTIONS(317),
    [anon_sym_LBRACK] = ACTIONS(317),
    [anon_sym_RBRACK] = ACTIONS(317),
    [anon_sym_COMMA] = ACTIONS(317),
    [anon_sym_COLON] = ACTIONS(317),
    [anon_sym_SEMI] = ACTIONS(317),
    [sym_number] = ACTIONS(317),
    [anon_sym_DQUOTE] = ACTIONS(317),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(317),
  },
  [36] = {
    [sym_identifier] = ACTIONS(177),
    [anon_sym_LBRACE] = ACTIONS(175),
    [anon_sym_RBRACE] = ACTIONS(175),
    [anon_sym_of] = ACTIONS(177),
    [anon_sym_de] = ACTIONS(177),
    [anon_sym_en] = ACTIONS(177),
    [anon_sym_DOT] = ACTIONS(177),
    [anon_sym_DOT_DOT] = ACTIONS(175),
    [anon_sym_yes_SLASHno] = ACTIONS(175),
    [anon_sym_your] = ACTIONS(177),
    [anon_sym_none] = ACTIONS(177),
    [anon_sym_you] = ACTIONS(177),
    [anon_sym_yes] = ACTIONS(177),
    [anon_sym_no] = ACTIONS(177),
    [anon_sym_announce] = ACTIONS(177),
    [anon_sym_remove] = ACTIONS(177),
    [anon_sym_repeat] = ACTIONS(177),
    [anon_sym_choose] = ACTIONS(177),
    [anon_sym_until] = ACTIONS(177),
    [anon_sym_needs] = ACTIONS(177),
    [anon_sym_costs] = ACTIONS(177),
    [anon_sym_gain] = ACTIONS(177),
    [anon_sym_move] = ACTIONS(177),
    [anon_sym_then] = ACTIONS(177),
    [anon_sym_else] = ACTIONS(177),
    [anon_sym_each] = ACTIONS(177),
    [anon_sym_pick] = ACTIONS(177),
    [anon_sym_pay] = ACTIONS(177),
    [anon_sym_let] = ACTIONS(177),
    [anon_sym_add] = ACTIONS(177),
    [anon_sym_for] = ACTIONS(177),
    [anon_sym_may] = ACTIONS(177),
    [anon_sym_end] = ACTIONS(177),
    [anon_sym_if] = ACTIONS(177),
    [anon_sym_do] = ACTIONS(177),
    [anon_sym_ranking] = ACTIONS(177),
    [anon_sym_rating] = ACTIONS(177),
    [anon_sym_while] = ACTIONS(177),
    [anon_sym_worth] = ACTIONS(177),
    [anon_sym_when] = ACTIONS(177),
    [anon_sym_flow] = ACTIONS(177),
    [anon_sym_to] = ACTIONS(177),
    [anon_sym_where] = ACTIONS(177),
    [anon_sym_every] = ACTIONS(177),
    [anon_sym_after] = ACTIONS(177),
    [anon_sym_from] = ACTIONS(177),
    [anon_sym_some] = ACTIONS(177),
    [anon_sym_has] = ACTIONS(177),
    [anon_sym_in] = ACTIONS(177),
    [anon_sym_as] = ACTIONS(177),
    [anon_sym_at] = ACTIONS(177),
    [anon_sym_on] = ACTIONS(177),
    [anon_sym_and] = ACTIONS(177),
    [anon_sym_not] = ACTIONS(177),
    [anon_sym_mod] = ACTIONS(177),
    [anon_sym_or] = ACTIONS(177),
    [anon_sym_is] = ACTIONS(177),
    [anon_sym_EQ_EQ] = ACTIONS(175),
    [anon_sym_BANG_EQ] = ACTIONS(175),
    [anon_sym_AMP_AMP] = ACTIONS(175),
    [anon_sym_PIPE_PIPE] = ACTIONS(175),
    [anon_sym_BANG] = ACTIONS(177),
    [anon_sym_LT_EQ] = ACTIONS(175),
    [anon_sym_GT_EQ] = ACTIONS(175),
    [anon_sym_LT] = ACTIONS(177),
    [anon_sym_GT] = ACTIONS(177),
    [anon_sym_EQ] = ACTIONS(177),
    [anon_sym_PLUS] = ACTIONS(175),
    [anon_sym_DASH] = ACTIONS(175),
    [anon_sym_STAR] = ACTIONS(175),
    [anon_sym_SLASH] = ACTIONS(177),
    [anon_sym_LPAREN] = ACTIONS(175),
    [anon_sym_RPAREN] = ACTIONS(175),
    [anon_sym_LBRACK] = ACTIONS(175),
    [anon_sym_RBRACK] = ACTIONS(175),
    [anon_sym_COMMA] = ACTIONS(175),
    [anon_sym_COLON] = ACTIONS(175),
    [anon_sym_SEMI] = ACTIONS(175),
    [sym_number] = ACTIONS(175),
    [anon_sym_DQUOTE] = ACTIONS(175),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(175),
  },
  [37] = {
    [sym_identifier] = ACTIONS(133),
    [anon_sym_LBRACE] = ACTIONS(131),
    [anon_sym_RBRACE] = ACTIONS(131),
    [anon_sym_of] = ACTIONS(133),
    [anon_sym_de] = ACTIONS(133),
    [anon_sym_en] = ACTIONS(133),
    [anon_sym_DOT] = ACTIONS(133),
    [anon_sym_DOT_DOT] = ACTIONS(131),
    [anon_sym_yes_SLASHno] = ACTIONS(131),
    [anon_sym_your] = ACTIONS(133),
    [anon_sym_none] = ACTIONS(133),
    [anon_sym_you] = ACTIONS(133),
    [anon_sym_yes] = ACTIONS(133),
    [anon_sym_no] = ACTIONS(133),
    [anon_sym_announce] = ACTIONS(133),
    [anon_sym_remove] = ACTIONS(133),
    [anon_sym_repeat] = ACTIONS(133),
    [anon_sym_choose] = ACTIONS(133),
    [anon_sym_until] = ACTIONS(133),
    [anon_sym_needs] = ACTIONS(133),
    [anon_sym_costs] = ACTIONS(133),
    [anon_sym_gain] = ACTIONS(133),
    [anon_sym_move] = ACTIONS(133),
    [anon_sym_then] = ACTIONS(133),
    [anon_sym_else] = ACTIONS(133),
    [anon_sym_each] = ACTIONS(133),
    [anon_sym_pick] = ACTIONS(133),
    [anon_sym_pay] = ACTIONS(133),
    [anon_sym_let] = ACTIONS(133),
    [anon_sym_add] = ACTIONS(133),
    [anon_sym_for] = ACTIONS(133),
    [anon_sym_may] = ACTIONS(133),
    [anon_sym_end] = ACTIONS(133),
    [anon_sym_if] = ACTIONS(133),
    [anon_sym_do] = ACTIONS(133),
    [anon_sym_ranking] = ACTIONS(133),
    [anon_sym_rating] = ACTIONS(133),
    [anon_sym_while] = ACTIONS(133),
    [anon_sym_worth] = ACTIONS(133),
    [anon_sym_when] = ACTIONS(133),
    [anon_sym_flow] = ACTIONS(133),
    [anon_sym_to] = ACTIONS(133),
    [anon_sym_where] = ACTIONS(133),
    [anon_sym_every] = ACTIONS(133),
    [anon_sym_after] = ACTIONS(133),
    [anon_sym_from] = ACTIONS(133),
    [anon_sym_some] = ACTIONS(133),
    [anon_sym_has] = ACTIONS(133),
    [anon_sym_in] = ACTIONS(133),
    [anon_sym_as] = ACTIONS(133),
    [anon_sym_at] = ACTIONS(133),
    [anon_sym_on] = ACTIONS(133),
    [anon_sym_and] = ACTIONS(133),
    [anon_sym_not] = ACTIONS(133),
    [anon_sym_mod] = ACTIONS(133),
    [anon_sym_or] = ACTIONS(133),
    [anon_sym_is] = ACTIONS(133),
    [anon_sym_EQ_EQ] = ACTIONS(131),
    [anon_sym_BANG_EQ] = ACTIONS(131),
    [anon_sym_AMP_AMP] = ACTIONS(131),
    [anon_sym_PIPE_PIPE] = ACTIONS(131),
    [anon_sym_BANG] = ACTIONS(133),
    [anon_sym_LT_EQ] = ACTIONS(131),
    [anon_sym_GT_EQ] = ACTIONS(131),
    [anon_sym_LT] = ACTIONS(133),
    [anon_sym_GT] = ACTIONS(133),
    [anon_sym_EQ] = ACTIONS(133),
    [anon_sym_PLUS] = ACTIONS(131),
    [anon_sym_DASH] = ACTIONS(131),
    [anon_sym_STAR] = ACTIONS(131),
    [anon_sym_SLASH] = ACTIONS(133),
    [anon_sym_LPAREN] = ACTIONS(131),
    [anon_sym_RPAREN] = ACTIONS(131),
    [anon_sym_LBRACK] = ACTIONS(131),
    [anon_sym_RBRACK] = ACTIONS(131),
    [anon_sym_COMMA] = ACTIONS(131),
    [anon_sym_COLON] = ACTIONS(131),
    [anon_sym_SEMI] = ACTIONS(131),
    [sym_number] = ACTIONS(131),
    [anon_sym_DQUOTE] = ACTIONS(131),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(131),
  },
  [38] = {
    [sym_identifier] = ACTIONS(117),
    [anon_sym_LBRACE] = ACTIONS(115),
    [anon_sym_RBRACE] = ACTIONS(115),
    [anon_sym_of] = ACTIONS(117),
    [anon_sym_de] = ACTIONS(117),
    [anon_sym_en] = ACTIONS(117),
    [anon_sym_DOT] = ACTIONS(117),
    [anon_sym_DOT_DOT] = ACTIONS(115),
    [anon_sym_yes_SLASHno] = ACTIONS(115),
    [anon_sym_your] = ACTIONS(117),
    [anon_sym_none] = ACTIONS(117),
    [anon_sym_you] = ACTIONS(117),
    [anon_sym_yes] = ACTIONS(117),
    [anon_sym_no] = ACTIONS(117),
    [anon_sym_announce] = ACTIONS(117),
    [anon_sym_remove] = ACTIONS(117),
    [anon_sym_repeat] = ACTIONS(117),
    [anon_sym_choose] = ACTIONS(117),
    [anon_sym_until] = ACTIONS(117),
    [anon_sym_needs] = ACTIONS(117),
    [anon_sym_costs] = ACTIONS(117),
    [anon_sym_gain] = ACTIONS(117),
    [anon_sym_move] = ACTIONS(117),
    [anon_sym_then] = ACTIONS(117),
    [anon_sym_else] = ACTIONS(117),
    [anon_sym_each] = ACTIONS(117),
    [anon_sym_pick] = ACTIONS(117),
    [anon_sym_pay] = ACTIONS(117),
    [anon_sym_let] = ACTIONS(117),
    [anon_sym_add] = ACTIONS(117),
    [anon_sym_for] = ACTIONS(117),
    [anon_sym_may] = ACTIONS(117),
    [anon_sym_end] = ACTIONS(117),
    [anon_sym_if] = ACTIONS(117),
    [anon_sym_do] = ACTIONS(117),
    [anon_sym_ranking] = ACTIONS(117),
    [anon_sym_rating] = ACTIONS(117),
    [anon_sym_while] = ACTIONS(117),
    [anon_sym_worth] = ACTIONS(117),
    [anon_sym_when] = ACTIONS(117),
    [anon_sym_flow] = ACTIONS(117),
    [anon_sym_to] = ACTIONS(117),
    [anon_sym_where] = ACTIONS(117),
    [anon_sym_every] = ACTIONS(117),
    [anon_sym_after] = ACTIONS(117),
    [anon_sym_from] = ACTIONS(117),
    [anon_sym_some] = ACTIONS(117),
    [anon_sym_has] = ACTIONS(117),
    [anon_sym_in] = ACTIONS(117),
    [anon_sym_as] = ACTIONS(117),
    [anon_sym_at] = ACTIONS(117),
    [anon_sym_on] = ACTIONS(117),
    [anon_sym_and] = ACTIONS(117),
    [anon_sym_not] = ACTIONS(117),
    [anon_sym_mod] = ACTIONS(117),
    [anon_sym_or] = ACTIONS(117),
    [anon_sym_is] = ACTIONS(117),
    [anon_sym_EQ_EQ] = ACTIONS(115),
    [anon_sym_BANG_EQ] = ACTIONS(115),
    [anon_sym_AMP_AMP] = ACTIONS(115),
    [anon_sym_PIPE_PIPE] = ACTIONS(115),
    [anon_sym_BANG] = ACTIONS(117),
    [anon_sym_LT_EQ] = ACTIONS(115),
    [anon_sym_GT_EQ] = ACTIONS(115),
    [anon_sym_LT] = ACTIONS(117),
    [anon_sym_GT] = ACTIONS(117),
    [anon_sym_EQ] = ACTIONS(117),
    [anon_sym_PLUS] = ACTIONS(115),
    [anon_sym_DASH] = ACTIONS(115),
    [anon_sym_STAR] = ACTIONS(115),
    [anon_sym_SLASH] = ACTIONS(117),
    [anon_sym_LPAREN] = ACTIONS(115),
    [anon_sym_RPAREN] = ACTIONS(115),
    [anon_sym_LBRACK] = ACTIONS(115),
    [anon_sym_RBRACK] = ACTIONS(115),
    [anon_sym_COMMA] = ACTIONS(115),
    [anon_sym_COLON] = ACTIONS(115),
    [anon_sym_SEMI] = ACTIONS(115),
    [sym_number] = ACTIONS(115),
    [anon_sym_DQUOTE] = ACTIONS(115),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(115),
  },
  [39] = {
    [sym_identifier] = ACTIONS(125),
    [anon_sym_LBRACE] = ACTIONS(123),
    [anon_sym_RBRACE] = ACTIONS(123),
    [anon_sym_of] = ACTIONS(125),
    [anon_sym_de] = ACTIONS(125),
    [anon_sym_en] = ACTIONS(125),
    [anon_sym_DOT] = ACTIONS(125),
    [anon_sym_DOT_DOT] = ACTIONS(123),
    [anon_sym_yes_SLASHno] = ACTIONS(123),
    [anon_sym_your] = ACTIONS(125),
    [anon_sym_none] = ACTIONS(125),
    [anon_sym_you] = ACTIONS(125),
    [anon_sym_yes] = ACTIONS(125),
    [anon_sym_no] = ACTIONS(125),
    [anon_sym_announce] = ACTIONS(125),
    [anon_sym_remove] = ACTIONS(125),
    [anon_sym_repeat] = ACTIONS(125),
    [anon_sym_choose] = ACTIONS(125),
    [anon_sym_until] = ACTIONS(125),
    [anon_sym_needs] = ACTIONS(125),
    [anon_sym_costs] = ACTIONS(125),
    [anon_sym_gain] = ACTIONS(125),
    [anon_sym_move] = ACTIONS(125),
    [anon_sym_then] = ACTIONS(125),
    [anon_sym_else] = ACTIONS(125),
    [anon_sym_each] = ACTIONS(125),
    [anon_sym_pick] = ACTIONS(125),
    [anon_sym_pay] = ACTIONS(125),
    [anon_sym_let] = ACTIONS(125),
    [anon_sym_add] = ACTIONS(125),
    [anon_sym_for] = ACTIONS(125),
    [anon_sym_may] = ACTIONS(125),
    [anon_sym_end] = ACTIONS(125),
    [anon_sym_if] = ACTIONS(125),
    [anon_sym_do] = ACTIONS(125),
    [anon_sym_ranking] = ACTIONS(125),
    [anon_sym_rating] = ACTIONS(125),
    [anon_sym_while] = ACTIONS(125),
    [anon_sym_worth] = ACTIONS(125),
    [anon_sym_when] = ACTIONS(125),
    [anon_sym_flow] = ACTIONS(125),
    [anon_sym_to] = ACTIONS(125),
    [anon_sym_where] = ACTIONS(125),
    [anon_sym_every] = ACTIONS(125),
    [anon_sym_after] = ACTIONS(125),
    [anon_sym_from] = ACTIONS(125),
    [anon_sym_some] = ACTIONS(125),
    [anon_sym_has] = ACTIONS(125),
    [anon_sym_in] = ACTIONS(125),
    [anon_sym_as] = ACTIONS(125),
    [anon_sym_at] = ACTIONS(125),
    [anon_sym_on] = ACTIONS(125),
    [anon_sym_and] = ACTIONS(125),
    [anon_sym_not] = ACTIONS(125),
    [anon_sym_mod] = ACTIONS(125),
    [anon_sym_or] = ACTIONS(125),
    [anon_sym_is] = ACTIONS(125),
    [anon_sym_EQ_EQ] = ACTIONS(123),
    [anon_sym_BANG_EQ] = ACTIONS(123),
    [anon_sym_AMP_AMP] = ACTIONS(123),
    [anon_sym_PIPE_PIPE] = ACTIONS(123),
    [anon_sym_BANG] = ACTIONS(125),
    [anon_sym_LT_EQ] = ACTIONS(123),
    [anon_sym_GT_EQ] = ACTIONS(123),
    [anon_sym_LT] = ACTIONS(125),
    [anon_sym_GT] = ACTIONS(125),
    [anon_sym_EQ] = ACTIONS(125),
    [anon_sym_PLUS] = ACTIONS(123),
    [anon_sym_DASH] = ACTIONS(123),
    [anon_sym_STAR] = ACTIONS(123),
    [anon_sym_SLASH] = ACTIONS(125),
    [anon_sym_LPAREN] = ACTIONS(123),
    [anon_sym_RPAREN] = ACTIONS(123),
    [anon_sym_LBRACK] = ACTIONS(123),
    [anon_sym_RBRACK] = ACTIONS(123),
    [anon_sym_COMMA] = ACTIONS(123),
    [anon_sym_COLON] = ACTIONS(123),
    [anon_sym_SEMI] = ACTIONS(123),
    [sym_number] = ACTIONS(123),
    [anon_sym_DQUOTE] = ACTIONS(123),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(123),
  },
  [40] = {
    [sym_identifier] = ACTIONS(137),
    [anon_sym_LBRACE] = ACTIONS(135),
    [anon_sym_RBRACE] = ACTIONS(135),
    [anon_sym_of] = ACTIONS(137),
    [anon_sym_de] = ACTIONS(137),
    [anon_sym_en] = ACTIONS(137),
    [anon_sym_DOT] = ACTIONS(137),
    [anon_sym_DOT_DOT] = ACTIONS(135),
    [anon_sym_yes_SLASHno] = ACTIONS(135),
    [anon_sym_your] = ACTIONS(137),
    [anon_sym_none] = ACTIONS(137),
    [anon_sym_you] = ACTIONS(137),
    [anon_sym_yes] = ACTIONS(137),
    [anon_sym_no] = ACTIONS(137),
    [anon_sym_announce] = ACTIONS(137),
    [anon_sym_remove] = ACTIONS(137),
    [anon_sym_repeat] = ACTIONS(137),
    [anon_sym_choose] = ACTIONS(137),
    [anon_sym_until] = ACTIONS(137),
    [anon_sym_needs] = ACTIONS(137),
    [anon_sym_costs] = ACTIONS(137),
    [anon_sym_gain] = ACTIONS(137),
    [anon_sym_move] = ACTIONS(137),
    [anon_sym_then] = ACTIONS(137),
    [anon_sym_else] = ACTIONS(137),
    [anon_sym_each] = ACTIONS(137),
    [anon_sym_pick] = ACTIONS(137),
    [anon_sym_pay] = ACTIONS(137),
    [anon_sym_let] = ACTIONS(137),
    [anon_sym_add] = ACTIONS(137),
    [anon_sym_for] = ACTIONS(137),
    [anon_sym_may] = ACTIONS(137),
    [anon_sym_end] = ACTIONS(137),
    [anon_sym_if] = ACTIONS(137),
    [anon_sym_do] = ACTIONS(137),
    [anon_sym_ranking] = ACTIONS(137),
    [anon_sym_rating] = ACTIONS(137),
    [anon_sym_while] = ACTIONS(137),
    [anon_sym_worth] = ACTIONS(137),
    [anon_sym_when] = ACTIONS(137),
    [anon_sym_flow] = ACTIONS(137),
    [anon_sym_to] = ACTIONS(137),
    [anon_sym_where] = ACTIONS(137),
    [anon_sym_every] = ACTIONS(137),
    [anon_sym_after] = ACTIONS(137),
    [anon_sym_from] = ACTIONS(137),
    [anon_sym_some] = ACTIONS(137),
    [anon_sym_has] = ACTIONS(137),
    [anon_sym_in] = ACTIONS(137),
    [anon_sym_as] = ACTIONS(137),
    [anon_sym_at] = ACTIONS(137),
    [anon_sym_on] = ACTIONS(137),
    [anon_sym_and] = ACTIONS(137),
    [anon_sym_not] = ACTIONS(137),
    [anon_sym_mod] = ACTIONS(137),
    [anon_sym_or] = ACTIONS(137),
    [anon_sym_is] = ACTIONS(137),
    [anon_sym_EQ_EQ] = ACTIONS(135),
    [anon_sym_BANG_EQ] = ACTIONS(135),
    [anon_sym_AMP_AMP] = ACTIONS(135),
    [anon_sym_PIPE_PIPE] = ACTIONS(135),
    [anon_sym_BANG] = ACTIONS(137),
    [anon_sym_LT_EQ] = ACTIONS(135),
    [anon_sym_GT_EQ] = ACTIONS(135),
    [anon_sym_LT] = ACTIONS(137),
    [anon_sym_GT] = ACTIONS(137),
    [anon_sym_EQ] = ACTIONS(137),
    [anon_sym_PLUS] = ACTIONS(135),
    [anon_sym_DASH] = ACTIONS(135),
    [anon_sym_STAR] = ACTIONS(135),
    [anon_sym_SLASH] = ACTIONS(137),
    [anon_sym_LPAREN] = ACTIONS(135),
    [anon_sym_RPAREN] = ACTIONS(135),
    [anon_sym_LBRACK] = ACTIONS(135),
    [anon_sym_RBRACK] = ACTIONS(135),
    [anon_sym_COMMA] = ACTIONS(135),
    [anon_sym_COLON] = ACTIONS(135),
    [anon_sym_SEMI] = ACTIONS(135),
    [sym_number] = ACTIONS(135),
    [anon_sym_DQUOTE] = ACTIONS(135),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(135),
  },
  [41] = {
    [sym_identifier] = ACTIONS(121),
    [anon_sym_LBRACE] = ACTIONS(119),
    [anon_sym_RBRACE] = ACTIONS(119),
    [anon_sym_of] = ACTIONS(121),
    [anon_sym_de] = ACTIONS(121),
    [anon_sym_en] = ACTIONS(121),
    [anon_sym_DOT] = ACTIONS(121),
    [anon_sym_DOT_DOT] = ACTIONS(119),
    [anon_sym_yes_SLASHno] = ACTIONS(119),
    [anon_sym_your] = ACTIONS(121),
    [anon_sym_none] = ACTIONS(121),
    [anon_sym_you] = ACTIONS(121),
    [anon_sym_yes] = ACTIONS(121),
    [anon_sym_no] = ACTIONS(121),
    [anon_sym_announce] = ACTIONS(121),
    [anon_sym_remove] = ACTIONS(121),
    [anon_sym_repeat] = ACTIONS(121),
    [anon_sym_choose] = ACTIONS(121),
    [anon_sym_until] = ACTIONS(121),
    [anon_sym_needs] = ACTIONS(121),
    [anon_sym_costs] = ACTIONS(121),
    [anon_sym_gain] = ACTIONS(121),
    [anon_sym_move] = ACTIONS(121),
    [anon_sym_then] = ACTIONS(121),
    [anon_sym_else] = ACTIONS(121),
    [anon_sym_each] = ACTIONS(121),
    [anon_sym_pick] = ACTIONS(121),
    [anon_sym_pay] = ACTIONS(121),
    [anon_sym_let] = ACTIONS(121),
    [anon_sym_add] = ACTIONS(121),
    [anon_sym_for] = ACTIONS(121),
    [anon_sym_may] = ACTIONS(121),
    [anon_sym_end] = ACTIONS(121),
    [anon_sym_if] = ACTIONS(121),
    [anon_sym_do] = ACTIONS(121),
    [anon_sym_ranking] = ACTIONS(121),
    [anon_sym_rating] = ACTIONS(121),
    [anon_sym_while] = ACTIONS(121),
    [anon_sym_worth] = ACTIONS(121),
    [anon_sym_when] = ACTIONS(121),
    [anon_sym_flow] = ACTIONS(121),
    [anon_sym_to] = ACTIONS(121),
    [anon_sym_where] = ACTIONS(121),
    [anon_sym_every] = ACTIONS(121),
    [anon_sym_after] = ACTIONS(121),
    [anon_sym_from] = ACTIONS(121),
    [anon_sym_some] = ACTIONS(121),
    [anon_sym_has] = ACTIONS(121),
    [anon_sym_in] = ACTIONS(121),
    [anon_sym_as] = ACTIONS(121),
    [anon_sym_at] = ACTIONS(121),
    [anon_sym_on] = ACTIONS(121),
    [anon_sym_and] = ACTIONS(121),
    [anon_sym_not] = ACTIONS(121),
    [anon_sym_mod] = ACTIONS(121),
    [anon_sym_or] = ACTIONS(121),
    [anon_sym_is] = ACTIONS(121),
    [anon_sym_EQ_EQ] = ACTIONS(119),
    [anon_sym_BANG_EQ] = ACTIONS(119),
    [anon_sym_AMP_AMP] = ACTIONS(119),
    [anon_sym_PIPE_PIPE] = ACTIONS(119),
    [anon_sym_BANG] = ACTIONS(121),
    [anon_sym_LT_EQ] = ACTIONS(119),
    [anon_sym_GT_EQ] = ACTIONS(119),
    [anon_sym_LT] = ACTIONS(121),
    [anon_sym_GT] = ACTIONS(121),
    [anon_sym_EQ] = ACTIONS(121),
    [anon_sym_PLUS] = ACTIONS(119),
    [anon_sym_DASH] = ACTIONS(119),
    [anon_sym_STAR] = ACTIONS(119),
    [anon_sym_SLASH] = ACTIONS(121),
    [anon_sym_LPAREN] = ACTIONS(119),
    [anon_sym_RPAREN] = ACTIONS(119),
    [anon_sym_LBRACK] = ACTIONS(119),
    [anon_sym_RBRACK] = ACTIONS(119),
    [anon_sym_COMMA] = ACTIONS(119),
    [anon_sym_COLON] = ACTIONS(119),
    [anon_sym_SEMI] = ACTIONS(119),
    [sym_number] = ACTIONS(119),
    [anon_sym_DQUOTE] = ACTIONS(119),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(119),
  },
  [42] = {
    [sym_identifier] = ACTIONS(129),
    [anon_sym_LBRACE] = ACTIONS(127),
    [anon_sym_RBRACE] = ACTIONS(127),
    [anon_sym_of] = ACTIONS(129),
    [anon_sym_de] = ACTIONS(129),
    [anon_sym_en] = ACTIONS(129),
    [anon_sym_DOT] = ACTIONS(129),
    [anon_sym_DOT_DOT] = ACTIONS(127),
    [anon_sym_yes_SLASHno] = ACTIONS(127),
    [anon_sym_your] = ACTIONS(129),
    [anon_sym_none] = ACTIONS(129),
    [anon_sym_you] = ACTIONS(129),
    [anon_sym_yes] = ACTIONS(129),
    [anon_sym_no] = ACTIONS(129),
    [anon_sym_announce] = ACTIONS(129),
    [anon_sym_remove] = ACTIONS(129),
    [anon_sym_repeat] = ACTIONS(129),
    [anon_sym_choose] = ACTIONS(129),
    [anon_sym_until] = ACTIONS(129),
    [anon_sym_needs] = ACTIONS(129),
    [anon_sym_costs] = ACTIONS(129),
    [anon_sym_gain] = ACTIONS(129),
    [anon_sym_move] = ACTIONS(129),
    [anon_sym_then] = ACTIONS(129),
    [anon_sym_else] = ACTIONS(129),
    [anon_sym_each] = ACTIONS(129),
    [anon_sym_pick] = ACTIONS(129),
    [anon_sym_pay] = ACTIONS(129),
    [anon_sym_let] = ACTIONS(129),
    [anon_sym_add] = ACTIONS(129),
    [anon_sym_for] = ACTIONS(129),
    [anon_sym_may] = ACTIONS(129),
    [anon_sym_end] = ACTIONS(129),
    [anon_sym_if] = ACTIONS(129),
    [anon_sym_do] = ACTIONS(129),
    [anon_sym_ranking] = ACTIONS(129),
    [anon_sym_rating] = ACTIONS(129),
    [anon_sym_while] = ACTIONS(129),
    [anon_sym_worth] = ACTIONS(129),
    [anon_sym_when] = ACTIONS(129),
    [anon_sym_flow] = ACTIONS(129),
    [anon_sym_to] = ACTIONS(129),
    [anon_sym_where] = ACTIONS(129),
    [anon_sym_every] = ACTIONS(129),
    [anon_sym_after] = ACTIONS(129),
    [anon_sym_from] = ACTIONS(129),
    [anon_sym_some] = ACTIONS(129),
    [anon_sym_has] = ACTIONS(129),
    [anon_sym_in] = ACTIONS(129),
    [anon_sym_as] = ACTIONS(129),
    [anon_sym_at] = ACTIONS(129),
    [anon_sym_on] = ACTIONS(129),
    [anon_sym_and] = ACTIONS(129),
    [anon_sym_not] = ACTIONS(129),
    [anon_sym_mod] = ACTIONS(129),
    [anon_sym_or] = ACTIONS(129),
    [anon_sym_is] = ACTIONS(129),
    [anon_sym_EQ_EQ] = ACTIONS(127),
    [anon_sym_BANG_EQ] = ACTIONS(127),
    [anon_sym_AMP_AMP] = ACTIONS(127),
    [anon_sym_PIPE_PIPE] = ACTIONS(127),
    [anon_sym_BANG] = ACTIONS(129),
    [anon_sym_LT_EQ] = ACTIONS(127),
    [anon_sym_GT_EQ] = ACTIONS(127),
    [anon_sym_LT] = ACTIONS(129),
    [anon_sym_GT] = ACTIONS(129),
    [anon_sym_EQ] = ACTIONS(129),
    [anon_sym_PLUS] = ACTIONS(127),
    [anon_sym_DASH] = ACTIONS(127),
    [anon_sym_STAR] = ACTIONS(127),
    [anon_sym_SLASH] = ACTIONS(129),
    [anon_sym_LPAREN] = ACTIONS(127),
    [anon_sym_RPAREN] = ACTIONS(127),
    [anon_sym_LBRACK] = ACTIONS(127),
    [anon_sym_RBRACK] = ACTIONS(127),
    [anon_sym_COMMA] = ACTIONS(127),
    [anon_sym_COLON] = ACTIONS(127),
    [anon_sym_SEMI] = ACTIONS(127),
    [sym_number] = ACTIONS(127),
    [anon_sym_DQUOTE] = ACTIONS(127),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(127),
  },
  [43] = {
    [sym_identifier] = ACTIONS(165),
    [anon_sym_LBRACE] = ACTIONS(163),
    [anon_sym_RBRACE] = ACTIONS(163),
    [anon_sym_of] = ACTIONS(165),
    [anon_sym_de] = ACTIONS(165),
    [anon_sym_en] = ACTIONS(165),
    [anon_sym_DOT] = ACTIONS(165),
    [anon_sym_DOT_DOT] = ACTIONS(163),
    [anon_sym_yes_SLASHno] = ACTIONS(163),
    [anon_sym_your] = ACTIONS(165),
    [anon_sym_none] = ACTIONS(165),
    [anon_sym_you] = ACTIONS(165),
    [anon_sym_yes] = ACTIONS(165),
    [anon_sym_no] = ACTIONS(165),
    [anon_sym_announce] = ACTIONS(165),
    [anon_sym_remove] = ACTIONS(165),
    [anon_sym_repeat] = ACTIONS(165),
    [anon_sym_choose] = ACTIONS(165),
    [anon_sym_until] = ACTIONS(165),
    [anon_sym_needs] = ACTIONS(165),
    [anon_sym_costs] = ACTIONS(165),
    [anon_sym_gain] = ACTIONS(165),
    [anon_sym_move] = ACTIONS(165),
    [anon_sym_then] = ACTIONS(165),
    [anon_sym_else] = ACTIONS(165),
    [anon_sym_each] = ACTIONS(165),
    [anon_sym_pick] = ACTIONS(165),
    [anon_sym_pay] = ACTIONS(165),
    [anon_sym_let] = ACTIONS(165),
    [anon_sym_add] = ACTIONS(165),
    [anon_sym_for] = ACTIONS(165),
    [anon_sym_may] = ACTIONS(165),
    [anon_sym_end] = ACTIONS(165),
    [anon_sym_if] = ACTIONS(165),
    [anon_sym_do] = ACTIONS(165),
    [anon_sym_ranking] = ACTIONS(165),
    [anon_sym_rating] = ACTIONS(165),
    [anon_sym_while] = ACTIONS(165),
    [anon_sym_worth] = ACTIONS(165),
    [anon_sym_when] = ACTIONS(165),
    [anon_sym_flow] = ACTIONS(165),
    [anon_sym_to] = ACTIONS(165),
    [anon_sym_where] = ACTIONS(165),
    [anon_sym_every] = ACTIONS(165),
    [anon_sym_after] = ACTIONS(165),
    [anon_sym_from] = ACTIONS(165),
    [anon_sym_some] = ACTIONS(165),
    [anon_sym_has] = ACTIONS(165),
    [anon_sym_in] = ACTIONS(165),
    [anon_sym_as] = ACTIONS(165),
    [anon_sym_at] = ACTIONS(165),
    [anon_sym_on] = ACTIONS(165),
    [anon_sym_and] = ACTIONS(165),
    [anon_sym_not] = ACTIONS(165),
    [anon_sym_mod] = ACTIONS(165),
    [anon_sym_or] = ACTIONS(165),
    [anon_sym_is] = ACTIONS(165),
    [anon_sym_EQ_EQ] = ACTIONS(163),
    [anon_sym_BANG_EQ] = ACTIONS(163),
    [anon_sym_AMP_AMP] = ACTIONS(163),
    [anon_sym_PIPE_PIPE] = ACTIONS(163),
    [anon_sym_BANG] = ACTIONS(165),
    [anon_sym_LT_EQ] = ACTIONS(163),
    [anon_sym_GT_EQ] = ACTIONS(163),
    [anon_sym_LT] = ACTIONS(165),
    [anon_sym_GT] = ACTIONS(165),
    [anon_sym_EQ] = ACTIONS(165),
    [anon_sym_PLUS] = ACTIONS(163),
    [anon_sym_DASH] = ACTIONS(163),
    [anon_sym_STAR] = ACTIONS(163),
    [anon_sym_SLASH] = ACTIONS(165),
    [anon_sym_LPAREN] = ACTIONS(163),
    [anon_sym_RPAREN] = ACTIONS(163),
    [anon_sym_LBRACK] = ACTIONS(163),
    [anon_sym_RBRACK] = ACTIONS(163),
    [anon_sym_COMMA] = ACTIONS(163),
    [anon_sym_COLON] = ACTIONS(163),
    [anon_sym_SEMI] = ACTIONS(163),
    [sym_number] = ACTIONS(163),
    [anon_sym_DQUOTE] = ACTIONS(163),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(163),
  },
  [44] = {
    [sym_identifier] = ACTIONS(153),
    [anon_sym_LBRACE] = ACTIONS(151),
    [anon_sym_RBRACE] = ACTIONS(151),
    [anon_sym_of] = ACTIONS(153),
    [anon_sym_de] = ACTIONS(153),
    [anon_sym_en] = ACTIONS(153),
    [anon_sym_DOT] = ACTIONS(153),
    [anon_sym_DOT_DOT] = ACTIONS(151),
    [anon_sym_yes_SLASHno] = ACTIONS(151),
    [anon_sym_your] = ACTIONS(153),
    [anon_sym_none] = ACTIONS(153),
    [anon_sym_you] = ACTIONS(153),
    [anon_sym_yes] = ACTIONS(153),
    [anon_sym_no] = ACTIONS(153),
    [anon_sym_announce] = ACTIONS(153),
    [anon_sym_remove] = ACTIONS(153),
    [anon_sym_repeat] = ACTIONS(153),
    [anon_sym_choose] = ACTIONS(153),
    [anon_sym_until] = ACTIONS(153),
    [anon_sym_needs] = ACTIONS(153),
    [anon_sym_costs] = ACTIONS(153),
    [anon_sym_gain] = ACTIONS(153),
    [anon_sym_move] = ACTIONS(153),
    [anon_sym_then] = ACTIONS(153),
    [anon_sym_else] = ACTIONS(153),
    [anon_sym_each] = ACTIONS(153),
    [anon_sym_pick] = ACTIONS(153),
    [anon_sym_pay] = ACTIONS(153),
    [anon_sym_let] = ACTIONS(153),
    [anon_sym_add] = ACTIONS(153),
    [anon_sym_for] = ACTIONS(153),
    [anon_sym_may] = ACTIONS(153),
    [anon_sym_end] = ACTIONS(153),
    [anon_sym_if] = ACTIONS(153),
    [anon_sym_do] = ACTIONS(153),
    [anon_sym_ranking] = ACTIONS(153),
    [anon_sym_rating] = ACTIONS(153),
    [anon_sym_while] = ACTIONS(153),
    [anon_sym_worth] = ACTIONS(153),
    [anon_sym_when] = ACTIONS(153),
    [anon_sym_flow] = ACTIONS(153),
    [anon_sym_to] = ACTIONS(153),
    [anon_sym_where] = ACTIONS(153),
    [anon_sym_every] = ACTIONS(153),
    [anon_sym_after] = ACTIONS(153),
    [anon_sym_from] = ACTIONS(153),
    [anon_sym_some] = ACTIONS(153),
    [anon_sym_has] = ACTIONS(153),
    [anon_sym_in] = ACTIONS(153),
    [anon_sym_as] = ACTIONS(153),
    [anon_sym_at] = ACTIONS(153),
    [anon_sym_on] = ACTIONS(153),
    [anon_sym_and] = ACTIONS(153),
    [anon_sym_not] = ACTIONS(153),
    [anon_sym_mod] = ACTIONS(153),
    [anon_sym_or] = ACTIONS(153),
    [anon_sym_is] = ACTIONS(153),
    [anon_sym_EQ_EQ] = ACTIONS(151),
    [anon_sym_BANG_EQ] = ACTIONS(151),
    [anon_sym_AMP_AMP] = ACTIONS(151),
    [anon_sym_PIPE_PIPE] = ACTIONS(151),
    [anon_sym_BANG] = ACTIONS(153),
    [anon_sym_LT_EQ] = ACTIONS(151),
    [anon_sym_GT_EQ] = ACTIONS(151),
    [anon_sym_LT] = ACTIONS(153),
    [anon_sym_GT] = ACTIONS(153),
    [anon_sym_EQ] = ACTIONS(153),
    [anon_sym_PLUS] = ACTIONS(151),
    [anon_sym_DASH] = ACTIONS(151),
    [anon_sym_STAR] = ACTIONS(151),
    [anon_sym_SLASH] = ACTIONS(153),
    [anon_sym_LPAREN] = ACTIONS(151),
    [anon_sym_RPAREN] = ACTIONS(151),
    [anon_sym_LBRACK] = ACTIONS(151),
    [anon_sym_RBRACK] = ACTIONS(151),
    [anon_sym_COMMA] = ACTIONS(151),
    [anon_sym_COLON] = ACTIONS(151),
    [anon_sym_SEMI] = ACTIONS(151),
    [sym_number] = ACTIONS(151),
    [anon_sym_DQUOTE] = ACTIONS(151),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(151),
  },
  [45] = {
    [sym_identifier] = ACTIONS(319),
    [anon_sym_LBRACE] = ACTIONS(321),
    [anon_sym_RBRACE] = ACTIONS(321),
    [anon_sym_of] = ACTIONS(319),
    [anon_sym_de] = ACTIONS(319),
    [anon_sym_en] = ACTIONS(319),
    [anon_sym_DOT] = ACTIONS(319),
    [anon_sym_DOT_DOT] = ACTIONS(321),
    [anon_sym_yes_SLASHno] = ACTIONS(321),
    [anon_sym_your] = ACTIONS(319),
    [anon_sym_none] = ACTIONS(319),
    [anon_sym_you] = ACTIONS(319),
    [anon_sym_yes] = ACTIONS(319),
    [anon_sym_no] = ACTIONS(319),
    [anon_sym_announce] = ACTIONS(319),
    [anon_sym_remove] = ACTIONS(319),
    [anon_sym_repeat] = ACTIONS(319),
    [anon_sym_choose] = ACTIONS(319),
    [anon_sym_until] = ACTIONS(319),
    [anon_sym_needs] = ACTIONS(319),
    [anon_sym_costs] = ACTIONS(319),
    [anon_sym_gain] = ACTIONS(319),
    [anon_sym_move] = ACTIONS(319),
    [anon_sym_then] = ACTIONS(319),
    [anon_sym_else] = ACTIONS(319),
    [anon_sym_each] = ACTIONS(319),
    [anon_sym_pick] = ACTIONS(319),
    [anon_sym_pay] = ACTIONS(319),
    [anon_sym_let] = ACTIONS(319),
    [anon_sym_add] = ACTIONS(319),
    [anon_sym_for] = ACTIONS(319),
    [anon_sym_may] = ACTIONS(319),
    [anon_sym_end] = ACTIONS(319),
    [anon_sym_if] = ACTIONS(319),
    [anon_sym_do] = ACTIONS(319),
    [anon_sym_ranking] = ACTIONS(319),
    [anon_sym_rating] = ACTIONS(319),
    [anon_sym_while] = ACTIONS(319),
    [anon_sym_worth] = ACTIONS(319),
    [anon_sym_when] = ACTIONS(319),
    [anon_sym_flow] = ACTIONS(319),
    [anon_sym_to] = ACTIONS(319),
    [anon_sym_where] = ACTIONS(319),
    [anon_sym_every] = ACTIONS(319),
    [anon_sym_after] = ACTIONS(319),
    [anon_sym_from] = ACTIONS(319),
    [anon_sym_some] = ACTIONS(319),
    [anon_sym_has] = ACTIONS(319),
    [anon_sym_in] = ACTIONS(319),
    [anon_sym_as] = ACTIONS(319),
    [anon_sym_at] = ACTIONS(319),
    [anon_sym_on] = ACTIONS(319),
    [anon_sym_and] = ACTIONS(319),
    [anon_sym_not] = ACTIONS(319),
    [anon_sym_mod] = ACTIONS(319),
    [anon_sym_or] = ACTIONS(319),
    [anon_sym_is] = ACTIONS(319),
    [anon_sym_EQ_EQ] = ACTIONS(321),
    [anon_sym_BANG_EQ] = ACTIONS(321),
    [anon_sym_AMP_AMP] = ACTIONS(321),
    [anon_sym_PIPE_PIPE] = ACTIONS(321),
    [anon_sym_BANG] = ACTIONS(319),
    [anon_sym_LT_EQ] = ACTIONS(321),
    [anon_sym_GT_EQ] = ACTIONS(321),
    [anon_sym_LT] = ACTIONS(319),
    [anon_sym_GT] = ACTIONS(319),
    [anon_sym_EQ] = ACTIONS(319),
    [anon_sym_PLUS] = ACTIONS(321),
    [anon_sym_DASH] = ACTIONS(321),
    [anon_sym_STAR] = ACTIONS(321),
    [anon_sym_SLASH] = ACTIONS(319),
    [anon_sym_LPAREN] = ACTIONS(321),
    [anon_sym_RPAREN] = ACTIONS(321),
    [anon_sym_LBRACK] = ACTIONS(321),
    [anon_sym_RBRACK] = ACTIONS(321),
    [anon_sym_COMMA] = ACTIONS(321),
    [anon_sym_COLON] = ACTIONS(321),
    [anon_sym_SEMI] = ACTIONS(321),
    [sym_number] = ACTIONS(321),
    [anon_sym_DQUOTE] = ACTIONS(321),
    [sym_comment] = ACTIONS(3),
    [sym_newline] = ACTIONS(321),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(323), 1,
      sym_identifier,
    ACTIONS(326), 1,
      anon_sym_RBRACE,
    ACTIONS(331), 1,
      anon_sym_DOT,
    ACTIONS(334), 1,
      anon_sym_DOT_DOT,
    ACTIONS(340), 1,
      anon_sym_DQUOTE,
    ACTIONS(328), 2,
      anon_sym_de,
      anon_sym_en,
    ACTIONS(337), 2,
      sym_number,
      sym_newline,
    STATE(46), 2,
      sym_string,
      aux_sym_cells_repeat1,
  [31] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(343), 1,
      sym_identifier,
    ACTIONS(345), 1,
      anon_sym_RBRACE,
    ACTIONS(349), 1,
      anon_sym_DOT,
    ACTIONS(351), 1,
      anon_sym_DOT_DOT,
    ACTIONS(355), 1,
      anon_sym_DQUOTE,
    ACTIONS(347), 2,
      anon_sym_de,
      anon_sym_en,
    ACTIONS(353), 2,
      sym_number,
      sym_newline,
    STATE(46), 2,
      sym_string,
      aux_sym_cells_repeat1,
  [62] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(343), 1,
      sym_identifier,
    ACTIONS(349), 1,
      anon_sym_DOT,
    ACTIONS(351), 1,
      anon_sym_DOT_DOT,
    ACTIONS(355), 1,
      anon_sym_DQUOTE,
    ACTIONS(357), 1,
      anon_sym_RBRACE,
    ACTIONS(347), 2,
      anon_sym_de,
      anon_sym_en,
    ACTIONS(359), 2,
      sym_number,
      sym_newline,
    STATE(47), 2,
      sym_string,
      aux_sym_cells_repeat1,
  [93] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(343), 1,
      sym_identifier,
    ACTIONS(349), 1,
      anon_sym_DOT,
    ACTIONS(351), 1,
      anon_sym_DOT_DOT,
    ACTIONS(355), 1,
      anon_sym_DQUOTE,
    ACTIONS(361), 1,
      anon_sym_RBRACE,
    ACTIONS(347), 2,
      anon_sym_de,
      anon_sym_en,
    ACTIONS(363), 2,
      sym_number,
      sym_newline,
    STATE(50), 2,
      sym_string,
      aux_sym_cells_repeat1,
  [124] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(343), 1,
      sym_identifier,
    ACTIONS(349), 1,
      anon_sym_DOT,
    ACTIONS(351), 1,
      anon_sym_DOT_DOT,
    ACTIONS(355), 1,
      anon_sym_DQUOTE,
    ACTIONS(365), 1,
      anon_sym_RBRACE,
    ACTIONS(347), 2,
      anon_sym_de,
      anon_sym_en,
    ACTIONS(353), 2,
      sym_number,
      sym_newline,
    STATE(46), 2,
      sym_string,
      aux_sym_cells_repeat1,
  [155] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(367), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(369), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [172] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(371), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(373), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [189] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(375), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(377), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [206] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(379), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(381), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [223] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(153), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(151), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [240] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(165), 4,
      anon_sym_de,
      anon_sym_en,
      anon_sym_DOT,
      sym_identifier,
    ACTIONS(163), 5,
      anon_sym_RBRACE,
      anon_sym_DOT_DOT,
      sym_number,
      anon_sym_DQUOTE,
      sym_newline,
  [257] = 5,
    ACTIONS(386), 1,
      aux_sym_string_token2,
    ACTIONS(389), 1,
      aux_sym_string_token3,
    ACTIONS(391), 1,
      sym_comment,
    STATE(57), 1,
      aux_sym_string_repeat1,
    ACTIONS(383), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [275] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(395), 1,
      aux_sym_string_token2,
    ACTIONS(397), 1,
      aux_sym_string_token3,
    STATE(59), 1,
      aux_sym_string_repeat1,
    ACTIONS(393), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [293] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(401), 1,
      aux_sym_string_token2,
    ACTIONS(403), 1,
      aux_sym_string_token3,
    STATE(57), 1,
      aux_sym_string_repeat1,
    ACTIONS(399), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [311] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(407), 1,
      aux_sym_string_token2,
    ACTIONS(409), 1,
      aux_sym_string_token3,
    STATE(61), 1,
      aux_sym_string_repeat1,
    ACTIONS(405), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [329] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(401), 1,
      aux_sym_string_token2,
    ACTIONS(411), 1,
      aux_sym_string_token3,
    STATE(57), 1,
      aux_sym_string_repeat1,
    ACTIONS(399), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [347] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(415), 1,
      aux_sym_string_token2,
    ACTIONS(417), 1,
      aux_sym_string_token3,
    STATE(63), 1,
      aux_sym_string_repeat1,
    ACTIONS(413), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [365] = 5,
    ACTIONS(391), 1,
      sym_comment,
    ACTIONS(401), 1,
      aux_sym_string_token2,
    ACTIONS(419), 1,
      aux_sym_string_token3,
    STATE(57), 1,
      aux_sym_string_repeat1,
    ACTIONS(399), 3,
      aux_sym_string_token1,
      sym_escape,
      sym_hole,
  [383] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(421), 1,
      anon_sym_LBRACE,
    STATE(19), 1,
      sym_cells,
  [393] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(423), 1,
      anon_sym_of,
  [400] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(425), 1,
      ts_builtin_sym_end,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(46)] = 0,
  [SMALL_STATE(47)] = 31,
  [SMALL_STATE(48)] = 62,
  [SMALL_STATE(49)] = 93,
  [SMALL_STATE(50)] = 124,
  [SMALL_STATE(51)] = 155,
  [SMALL_STATE(52)] = 172,
  [SMALL_STATE(53)] = 189,
  [SMALL_STATE(54)] = 206,
  [SMALL_STATE(55)] = 223,
  [SMALL_STATE(56)] = 240,
  [SMALL_STATE(57)] = 257,
  [SMALL_STATE(58)] = 275,
  [SMALL_STATE(59)] = 293,
  [SMALL_STATE(60)] = 311,
  [SMALL_STATE(61)] = 329,
  [SMALL_STATE(62)] = 347,
  [SMALL_STATE(63)] = 365,
  [SMALL_STATE(64)] = 383,
  [SMALL_STATE(65)] = 393,
  [SMALL_STATE(66)] = 400,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_file, 0),
  [7] = {.entry = {.count = 1, .reusable = false}}, SHIFT(4),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(12),
  [13] = {.entry = {.count = 1, .reusable = false}}, SHIFT(8),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(14),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(9),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(11),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(10),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(7),
  [33] = {.entry = {.count = 1, .reusable = false}}, SHIFT(6),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [39] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2),
  [41] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(2),
  [44] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(3),
  [47] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(12),
  [50] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(8),
  [53] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(10),
  [56] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(14),
  [59] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(14),
  [62] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(9),
  [65] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(11),
  [68] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(10),
  [71] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(8),
  [74] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(13),
  [77] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(7),
  [80] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(6),
  [83] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(2),
  [86] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_file_repeat1, 2), SHIFT_REPEAT(58),
  [89] = {.entry = {.count = 1, .reusable = false}}, SHIFT(5),
  [91] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [93] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [95] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_file, 1),
  [97] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [103] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_contextual, 1),
  [105] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_contextual, 1),
  [107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [109] = {.entry = {.count = 2, .reusable = false}}, REDUCE(sym_contextual, 1), SHIFT(65),
  [112] = {.entry = {.count = 2, .reusable = false}}, REDUCE(sym_contextual, 1), SHIFT(13),
  [115] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_punctuation, 1),
  [117] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_punctuation, 1),
  [119] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_statement, 1),
  [121] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_statement, 1),
  [123] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_operator, 1),
  [125] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_operator, 1),
  [127] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_declaration, 1),
  [129] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_declaration, 1),
  [131] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_word, 1),
  [133] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_word, 1),
  [135] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_constant, 1),
  [137] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_constant, 1),
  [139] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 2),
  [141] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block, 2),
  [143] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_given, 2, .production_id = 1),
  [145] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_given, 2, .production_id = 1),
  [147] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 3),
  [149] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block, 3),
  [151] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [153] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [155] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_picture, 5, .dynamic_precedence = 1, .production_id = 3),
  [157] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_picture, 5, .dynamic_precedence = 1, .production_id = 3),
  [159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_position, 2),
  [161] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_position, 2),
  [163] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [165] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_position, 3),
  [169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_position, 3),
  [171] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_cells, 2),
  [173] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cells, 2),
  [175] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_cells, 3),
  [177] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_cells, 3),
  [179] = {.entry = {.count = 1, .reusable = false}}, SHIFT(64),
  [181] = {.entry = {.count = 1, .reusable = false}}, SHIFT(34),
  [183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [185] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [187] = {.entry = {.count = 1, .reusable = false}}, SHIFT(37),
  [189] = {.entry = {.count = 1, .reusable = false}}, SHIFT(38),
  [191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [193] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [195] = {.entry = {.count = 1, .reusable = false}}, SHIFT(40),
  [197] = {.entry = {.count = 1, .reusable = false}}, SHIFT(41),
  [199] = {.entry = {.count = 1, .reusable = false}}, SHIFT(42),
  [201] = {.entry = {.count = 1, .reusable = false}}, SHIFT(39),
  [203] = {.entry = {.count = 1, .reusable = true}}, SHIFT(38),
  [205] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [207] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [209] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [211] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [213] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(34),
  [216] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(30),
  [219] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2),
  [221] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(37),
  [224] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(38),
  [227] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(39),
  [230] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(40),
  [233] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(40),
  [236] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(41),
  [239] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(42),
  [242] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(39),
  [245] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(38),
  [248] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(28),
  [251] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 2), SHIFT_REPEAT(60),
  [254] = {.entry = {.count = 1, .reusable = false}}, SHIFT(33),
  [256] = {.entry = {.count = 1, .reusable = true}}, SHIFT(48),
  [258] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [260] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [262] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [264] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [266] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(33),
  [269] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(48),
  [272] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2),
  [274] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(37),
  [277] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(38),
  [280] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(39),
  [283] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(40),
  [286] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(40),
  [289] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(41),
  [292] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(42),
  [295] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(39),
  [298] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(38),
  [301] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(31),
  [304] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 2), SHIFT_REPEAT(60),
  [307] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_facts_repeat1, 1, .production_id = 2),
  [309] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_facts_repeat1, 1, .production_id = 2),
  [311] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_position_repeat1, 1, .production_id = 2),
  [313] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_position_repeat1, 1, .production_id = 2),
  [315] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_facts, 3),
  [317] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_facts, 3),
  [319] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_facts, 2),
  [321] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_facts, 2),
  [323] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(52),
  [326] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 2),
  [328] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(54),
  [331] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(53),
  [334] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(51),
  [337] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(46),
  [340] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 2), SHIFT_REPEAT(62),
  [343] = {.entry = {.count = 1, .reusable = false}}, SHIFT(52),
  [345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [347] = {.entry = {.count = 1, .reusable = false}}, SHIFT(54),
  [349] = {.entry = {.count = 1, .reusable = false}}, SHIFT(53),
  [351] = {.entry = {.count = 1, .reusable = true}}, SHIFT(51),
  [353] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [355] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [357] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [359] = {.entry = {.count = 1, .reusable = true}}, SHIFT(47),
  [361] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [363] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [365] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [367] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 5),
  [369] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 5),
  [371] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 6),
  [373] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 6),
  [375] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 4),
  [377] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 4),
  [379] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 1),
  [381] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_cells_repeat1, 1, .production_id = 1),
  [383] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(57),
  [386] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(57),
  [389] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [391] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [393] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [395] = {.entry = {.count = 1, .reusable = false}}, SHIFT(59),
  [397] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [399] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [401] = {.entry = {.count = 1, .reusable = false}}, SHIFT(57),
  [403] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [405] = {.entry = {.count = 1, .reusable = true}}, SHIFT(61),
  [407] = {.entry = {.count = 1, .reusable = false}}, SHIFT(61),
  [409] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [411] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [415] = {.entry = {.count = 1, .reusable = false}}, SHIFT(63),
  [417] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [421] = {.entry = {.count = 1, .reusable = true}}, SHIFT(49),
  [423] = {.entry = {.count = 1, .reusable = true}}, SHIFT(25),
  [425] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
};

#ifdef __cplusplus
extern "C" {
#endif
#ifdef _WIN32
#define extern __declspec(dllexport)
#endif

extern const TSLanguage *tree_sitter_regel(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
