function define_0(S,you,a_0,b_1){
  return Math.min(Math.abs(a_0-b_1),6-Math.abs(a_0-b_1));
}

function settle(S){
}
